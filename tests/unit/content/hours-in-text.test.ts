/** Hours in running text, compared with the data. All of it is advice. */
import { expect, test } from "vitest";
import { hoursAdvice } from "../../../site/check/text/hours.ts";
import { readSite } from "../../../site/load.server.ts";
import { type Hours, type Span, weekdays } from "../../../site/schema/hours.ts";

const site = readSite();
const day = (opens: string, closes: string): Span[] => [{ opens, closes }];
const week = Object.fromEntries(
  weekdays.map((name, index) => [name, index < 5 ? day("08:00", "17:00") : []]),
) as Hours;
const [office] = site.locations;
const shortFriday = { ...week, friday: day("08:00", "12:00") };

function found(text: string, file = "pages/x.md") {
  const locations = office ? [{ ...office, file: "locations/a.md", hours: shortFriday }] : [];
  const source = { root: "", now: new Date(), texts: new Map([[file, text]]), allTexts: new Map() };
  const own = { ...site, locations, practice: { ...site.practice, hours: week } };
  return [...hoursAdvice(own, source)].map(({ line, expected }) => `${line} ${expected.split(":")[0]}`);
}

test.each([
  ["Hello.\nCome Monday to Friday, 8 AM to 5 PM.", ["2 {hours}"]],
  ["Mon–Fri 8AM–5PM", ["1 {hours}"]],
  ["Friday, 8 a.m. to noon", ["1 {hours}"]],
  ["The pharmacy is open Monday to Friday, 9 AM to 9:30 PM.", ["1 the hours"]],
  ["The county lab is closed on Tuesdays.", ["1 the hours"]],
  ["We are open on Saturdays.", ["1 the hours"]],
  ["We are closed Sat to Sun. Come {hours}.", []],
  ["We are closed on Monday 26.", []],
  ["You may feel fine on Monday and struggle on Tuesday. Sleep from 10 PM to 6 AM.", []],
] as [string, string[]][])("%j", (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test("an office's file is compared with that office", () => {
  expect(found("Come Friday, 8 AM to 5 PM.", "locations/a.md")).toEqual(["1 the hours"]);
  expect(found("Come Friday, 8 AM to noon.", "locations/a.md")).toEqual(["1 {hours}"]);
});

test("comments and data are ignored", () => {
  expect(found("# Monday to Friday, 8 AM to 5 PM", "pages/x.yaml")).toEqual([]);
  expect(found("alerts: Open on Saturday", "alerts.yaml")).toEqual([]);
});
