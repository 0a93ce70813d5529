/** Facts with a right answer: weekdays, places, protected numbers, and what a translation must have. */
import { expect, test } from "vitest";
import { placeAdvice } from "../../../engine/data/check/text/data.ts";
import { protectedProblems } from "../../../engine/data/check/text/facts.ts";
import { wrongWeekdays } from "../../../engine/data/check/text/weekdays.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { translatedBlocks } from "../../../engine/data/read/compare.ts";
import type { Site } from "../../../engine/data/read/site.server.ts";
import type { Inline } from "../../../engine/data/schema/blocks.ts";
import type { ProtectedFact } from "../../../engine/data/schema/protected-facts.ts";
import { testRows } from "../../support/rows.ts";

const site = readSite();
const inText = (text: string, file = "pages/about-us.md") => new Map([[file, text]]);

const wrongDates = (text: string) =>
  [...wrongWeekdays(site, { texts: inText(text) })].map(({ line, expected }) => `${line} ${expected}`);

const facts: ProtectedFact[] = [
  { about: "Normal", near: ["is normal", "es normal"], form: "pair", values: ["120/80"] },
  { about: "Urgent", near: ["on the bottom"], form: "pair", values: ["180/120"] },
  { about: "Lines", near: [], form: "short-number", values: ["911", "988"] },
  { about: "Poison Help", near: ["poison", "envenen"], form: "toll-free", values: ["1-800-222-1222"] },
  { about: "Activity", near: [], form: "minutes-a-week", values: ["150"] },
  { about: "A1C", near: ["A1C"], form: "decimal", values: ["5.7", "6.4"] },
  { about: "Shingles shot", near: ["shingles", "culebrilla"], form: "age", values: ["50"] },
];
const wrongFacts = (text: string, file?: string) =>
  [...protectedProblems({ protectedFacts: facts }, { allTexts: inText(text, file) })].map(
    ({ line, expected }) => `${line} ${expected}`,
  );

const paragraph = (...text: Inline[]) => [{ type: "paragraph" as const, text }];
function misfits(english: Inline[], spanish: Inline[]) {
  const found: string[] = [];
  translatedBlocks(paragraph(...english), paragraph(...spanish), (misfit) => found.push(misfit.expected), []);
  return found;
}

testRows("tests/unit/content/right-answers.yaml", {
  "dates with a weekday": wrongDates,
  "protected facts": wrongFacts,
  "protected facts in a file, but not in what visitors type into the search": ([file, text]) =>
    wrongFacts(text, file),
  "a sentence in English and Spanish": ([english, spanish]) => misfits([english], [spanish]),
  "a link in English and Spanish": ([english, spanish]) =>
    misfits([{ link: "x", href: english }], [{ link: "x", href: spanish }]),
});

const places = (change: Partial<Site>) =>
  [...placeAdvice({ ...site, ...change })].map(({ found, severity }) => `${severity} ${found}`);

test("an office far from its ZIP code", () => {
  const office = site.offices.find(({ zip }) => site.zipCodes && zip in site.zipCodes.codes);
  if (!office || !site.zipCodes) throw new Error("no office with a ZIP code");
  const [latitude, longitude] = site.zipCodes.codes[office.zip] ?? [0, 0];
  const at = (north: number) => ({
    offices: [{ ...office, geo: { latitude: latitude + north, longitude } }],
  });
  expect(places(at(0.1))).toEqual([]);
  expect(places(at(0.3))).toEqual([expect.stringMatching(/^stops .* 21 miles away$/)]);
  expect(places({ ...at(0.3), zipCodes: undefined })).toEqual([]);
});
