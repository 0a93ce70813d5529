/** Hours in running text: how they are parsed and compared with the data. */
import { expect, test } from "vitest";
import { hoursProblems } from "../../../site/check/text/hours.ts";
import { claimsIn } from "../../../site/check/text/hours-claims.ts";
import { type Hours, type Span, weekdays } from "../../../site/schema/hours.ts";

const span = (opens: string, closes: string): Span => ({ opens, closes });
const week = (change: Partial<Hours> = {}): Hours => ({
  ...(Object.fromEntries(
    weekdays.map((day, index) => [day, index < 5 ? [span("08:00", "17:00")] : []]),
  ) as Hours),
  ...change,
});
const short = (days: readonly string[]) => days.map((day) => day.slice(0, 2)).join(" ");

test.each([
  ["Monday to Friday, 8 AM to 5 PM", "mo tu we th fr", "08:00-17:00"],
  ["Monday through Thursday from 8:30 a.m. to 4:15 p.m.", "mo tu we th", "08:30-16:15"],
  ["Mon–Fri 8AM–5PM", "mo tu we th fr", "08:00-17:00"],
  ["Mon.-Fri.: 8-5", "mo tu we th fr", "08:00-17:00"],
  ["Our lights are on weekdays from 8 to 5", "mo tu we th fr", "08:00-17:00"],
  ["8 AM to noon on Saturdays", "sa", "08:00-12:00"],
  ["Monday, Wednesday and Friday, 1 to 5 PM", "mo we fr", "13:00-17:00"],
  ["Tuesday, 8 AM to 12 PM and 1 PM to 5 PM", "tu", "08:00-12:00 13:00-17:00"],
  ["Saturday and Sunday between 10 AM and 2 PM", "sa su", "10:00-14:00"],
  ["Friday to Monday, 9 AM to 5 PM", "mo fr sa su", "09:00-17:00"],
  ["daily 7 AM to 7 PM", "mo tu we th fr sa su", "07:00-19:00"],
  ["We are open 9 AM till 6 PM.", "", "09:00-18:00"],
  ["Monday to Friday, 08:00-17:00", "mo tu we th fr", "08:00-17:00"],
])("%s", (text, days, spans) => {
  expect(
    [...claimsIn(text)].map((claim) => [
      short(claim.days),
      claim.spans.map(({ opens, closes }) => `${opens}-${closes}`).join(" "),
      claim.state,
    ]),
  ).toEqual([[days, spans, "open"]]);
});

test.each([
  ["We are closed on weekends.", "closed", "sa su"],
  ["Open on Saturdays", "open", "sa"],
])("%s", (text, state, days) => {
  expect([...claimsIn(text)].map((claim) => [claim.state, short(claim.days), claim.spans])).toEqual([
    [state, days, []],
  ]);
});

test.each([
  "Take it Monday to Friday, 2 to 3 times a day.",
  "You may feel fine on Monday and struggle on Tuesday.",
  "We sat from 8 to 5.",
  "We are not open on Saturdays.",
  "We are closed on Monday, May 26.",
  "We are closed on Friday afternoons.",
])("no opening hours: %s", (text) => {
  expect([...claimsIn(text)]).toEqual([]);
});

const office = { file: "locations/a.md", hours: week() };
interface Place {
  hours?: Hours;
  offices?: { file: string; hours: Hours }[];
  file?: string;
  news?: Set<string>;
}
function judged(text: string, { hours = week(), file = "pages/x.md", ...place }: Place = {}): string[] {
  const { offices = [{ ...office, hours }], news = new Set() } = place;
  return [...hoursProblems(new Map([[file, text]]), { hours, offices, news })].map(
    ({ rule, severity = "problem", line, expected }) => `${severity} ${line} ${rule}: ${expected}`,
  );
}

const shortFriday = week({ friday: [span("08:00", "12:00")] });
const lunch = week({ monday: [span("08:00", "12:00"), span("13:00", "17:00")] });

test("a copy of the hours should be the placeholder", () => {
  const copy = ["problem 2 written once: {hours}"];
  expect(judged("Hello.\nCome Monday to Friday, 8 AM to 5 PM.")).toEqual(copy);
  expect(judged("Hello.\nWe are open 8 to 5 on weekdays.")).toEqual(copy);
  expect(judged("Hello.\nWe are open 8 AM to 5 PM.")).toEqual(copy);
  expect(judged("Come {hours}.")).toEqual([]);
});

test("hours that differ from the data are reported with the day", () => {
  const text = "Come Monday to Friday, 8 AM to 5 PM.";
  expect(judged(text, { hours: shortFriday })).toEqual(["problem 1 hours contradict: Friday, 8 AM to noon"]);
  expect(judged(text, { hours: lunch })).toEqual([
    "problem 1 hours contradict: Monday, 8 AM to noon and 1 PM to 5 PM",
  ]);
  expect(judged("We are open on Saturdays.")).toEqual(["problem 1 hours contradict: closed on Saturday"]);
  expect(judged("We are closed on Fridays.")).toEqual(["problem 1 hours contradict: Friday, 8 AM to 5 PM"]);
  expect(judged("We are open from 6 AM to 9 PM.")).toEqual([
    "problem 1 hours contradict: Monday, 8 AM to 5 PM",
  ]);
});

test("correct hours are not reported", () => {
  expect(judged("We are closed on weekends.")).toEqual([]);
  expect(judged("On Friday, 8 AM to noon, we see walk-ins.", { hours: shortFriday })).toEqual([]);
  expect(judged("We are closed from 12 PM to 1 PM for lunch.", { hours: lunch })).toEqual([]);
  expect(judged("Blood is drawn Monday to Friday, 8 AM to 10 AM.")).toEqual([]);
});

test("an office's file is compared with that office's hours, other files with those of all offices", () => {
  const text = "Come Monday to Friday, 8 AM to 5 PM. We are closed on weekends.";
  const offices = [office, { file: "locations/b.md", hours: shortFriday }];
  expect(judged(text, { offices, file: "locations/a.md" })).toEqual(["problem 1 written once: {hours}"]);
  expect(judged(text, { offices, file: "locations/b.md" })).toEqual([
    "problem 1 hours contradict: Friday, 8 AM to noon",
  ]);
  // Correct for one office, and other pages have no placeholder for it.
  expect(judged(text, { hours: shortFriday, offices })).toEqual([]);
});

test("shorter hours are advice if the text is about being open", () => {
  expect(judged("We are open Monday to Friday, 9 AM to 4 PM.")).toEqual([
    "advice 1 other hours: Monday, 8 AM to 5 PM",
  ]);
});

test("an article may mention other hours, and news the hours of its day", () => {
  const file = "blogs/blog-1.md";
  expect(judged("The sun is strongest from 10 AM to 4 PM.", { file })).toEqual([]);
  expect(judged("Go to bed Monday to Friday, 9 PM to 5 AM.", { file })).toEqual([]);
  const text = "The office is open Saturday, 9 AM to noon.";
  expect(judged(text, { file })).toEqual(["problem 1 hours contradict: closed on Saturday"]);
  expect(judged(text, { file, news: new Set([file]) })).toEqual([
    "advice 1 hours contradict: closed on Saturday",
  ]);
});

test("comments and data are ignored", () => {
  expect(judged("# Monday to Friday, 8 AM to 5 PM", { file: "pages/x.yaml" })).toEqual([]);
  expect(judged("alerts: Open Saturday, 9 AM to noon", { file: "alerts.yaml" })).toEqual([]);
});
