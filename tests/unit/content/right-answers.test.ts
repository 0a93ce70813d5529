/** Facts with a right answer: weekdays, places, protected numbers. */
import { expect, test } from "vitest";
import { wrongWeekdays } from "../../../site/check/text/calendar.ts";
import { placeAdvice } from "../../../site/check/text/places.ts";
import { protectedProblems } from "../../../site/check/text/protected.ts";
import { readSite } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import type { ProtectedFact } from "../../../site/schema/protected-facts.ts";

const site = readSite();
const now = new Date("2026-11-15T12:00:00Z");
const source = { root: "", now, texts: new Map(), allTexts: new Map() };
const inText = (text: string, file = "pages/about-us.md") => new Map([[file, text]]);

const weekdays = (text: string, file?: string) =>
  [...wrongWeekdays(site, { ...source, texts: inText(text, file) })].map(
    ({ severity, line, expected }) => `${severity} ${line} ${expected}`,
  );

test.each([
  ["Closed Thursday, November 26, 2026.", []],
  ["Closed Friday, November 26, 2026.", ["stops 1 Thursday in 2026"]],
  ["Closed\non Fri, Nov. 26th 2026.", ["stops 2 Thursday in 2026"]],
  // Without a year: 2026 or 2027.
  ["We close early on Thursday, December 24.", []],
  ["We close early on Friday, December 24.", []],
  ["We close early on Monday, December 24.", ["advice 1 Thursday in 2026, Friday in 2027"]],
  ["December 25, 2026 (Friday)", []],
  ["December 25, 2026 (Thursday)", ["stops 1 Friday in 2026"]],
  ["Mondays in May 2026, the sun 12 hours a day", []],
] as [string, string[]][])("weekday in %j", (text, expected) => {
  expect(weekdays(text)).toEqual(expected);
});

test("a weekday in an article counts from the article's date", () => {
  const article = site.articles.at(-1);
  const year = Number(article?.date.slice(-4));
  const name = new Date(Date.UTC(year, 11, 24)).toLocaleDateString("en-US", {
    weekday: "long",
    timeZone: "UTC",
  });
  expect(weekdays(`We close on ${name}, December 24.`, article?.file)).toEqual([]);
});

const places = (change: Partial<Site>) =>
  [...placeAdvice({ ...site, ...change })].map(({ found, severity }) => `${severity} ${found}`);

test("an office far from its ZIP code", () => {
  const office = site.locations.find(({ zip }) => site.zipCodes && zip in site.zipCodes.codes);
  if (!office || !site.zipCodes) throw new Error("no office with a ZIP code");
  const [latitude, longitude] = site.zipCodes.codes[office.zip] ?? [0, 0];
  const at = (north: number) => ({
    locations: [{ ...office, geo: { latitude: latitude + north, longitude } }],
  });
  expect(places(at(0.1))).toEqual([]);
  expect(places(at(0.3))).toEqual([expect.stringMatching(/^stops .* 21 miles away$/)]);
  expect(places({ ...at(0.3), zipCodes: undefined })).toEqual([]);
});

const facts: ProtectedFact[] = [
  { about: "Normal", near: ["is normal", "es normal"], form: "pair", values: ["120/80"] },
  { about: "Urgent", near: ["on the bottom"], form: "pair", values: ["180/120"] },
  { about: "Lines", near: [], form: "short-number", values: ["911", "988"] },
  { about: "Poison Help", near: ["poison", "envenen"], form: "toll-free", values: ["1-800-222-1222"] },
  { about: "Activity", near: [], form: "minutes-a-week", values: ["150"] },
  { about: "A1C", near: ["A1C"], form: "decimal", values: ["5.7", "6.4"] },
  { about: "Shingles shot", near: ["shingles", "culebrilla"], form: "age", values: ["50"] },
];
const messages = (text: string, file?: string) =>
  [...protectedProblems({ protectedFacts: facts }, { allTexts: inText(text, file) })].map(
    ({ line, expected }) => `${line} ${expected}`,
  );

test.each([
  ["Below 120/80 is normal. The goal is below 130/80.", []],
  ["Below 130/80 is normal.", ["1 Normal: 120/80"]],
  ["120 over 90 is normal.", ["1 Normal: 120/80"]],
  ["Above 180 on top or 120 on the bottom, call us.", []],
  ["Above 180 on top or 110 on the bottom, call us.", ["1 Urgent: 180/120"]],
  ["In an emergency, call 911. Call or text 988. Call 5 friends.", []],
  ["Hello.\nCall 991 now.", ["2 Lines: 911 or 988"]],
  ["Call or text [998](tel:998).", ["1 Lines: 911 or 988"]],
  ["Call Poison Help at 1-800-222-1222. Medicare is 1-800-633-4227.", []],
  ["Call Poison Help at 1-800-222-1212.", ["1 Poison Help: 1-800-222-1222"]],
  ["You need 150 minutes of brisk walking a week, such as 30 minutes on five days.", []],
  ["You need 120 minutes of brisk walking a week.", ["1 Activity: 150"]],
  ["An A1C of 5.7 to 6.4 percent. 3.1 miles.", []],
  ["An A1C of 5.9 to 6.4 percent.", ["1 A1C: 5.7 or 6.4"]],
  [
    "Shingles shots start at 50. At 50, add the shingles shot. Shingles: 50 and older. Flu: 65 and older.",
    [],
  ],
  ["Until 2024 the shingles shot started at 60.", []],
  ["Shingles shots start at 55.", ["1 Shingles shot: 50"]],
  ["At 55, add the shingles shot.\nShingles: 60 and older.", ["1 Shingles shot: 50", "2 Shingles shot: 50"]],
  ["[Shingles, 55 to 74]", ["1 Shingles shot: 50"]],
  ["120 sobre 80 es normal. Llame ya al 988. Marque el 911. Camine 150 minutos a la semana.", []],
  ["120 sobre 90 es normal.", ["1 Normal: 120/80"]],
  ["Llame a cualquier hora al [998](tel:998).", ["1 Lines: 911 or 988"]],
  ["La línea de ayuda por envenenamiento, al 1-800-222-1212.", ["1 Poison Help: 1-800-222-1222"]],
  ["Camine 120 minutos por semana.", ["1 Activity: 150"]],
  ["Culebrilla: 50 años o más. A los 50, póngase la de culebrilla. La de culebrilla empezaba a los 60.", []],
  [
    "La de culebrilla empieza a los 55.\nCulebrilla, de 60 a 74 años.",
    ["1 Shingles shot: 50", "2 Shingles shot: 50"],
  ],
] as [string, string[]][])("protected facts in %j", (text, expected) => {
  expect(messages(text)).toEqual(expected);
});

test("protected facts are not looked for in what visitors type into the search", () => {
  expect(messages("words: [call 991]", "pages/about-us.yaml")).toHaveLength(1);
  expect(messages("words: [call 991]", "search.yaml")).toEqual([]);
});
