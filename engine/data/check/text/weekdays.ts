/** Weekdays of dates in texts: "Thursday, December 24, 2026". Without a year, a date may be of any year. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { monthNames } from "../../schema/fields.ts";
import { weekdays } from "../../schema/hours.ts";
import { dayName } from "../../text/hours.ts";
import { type Source, textMatches } from "./texts.ts";

/** Case-sensitive, because "sat" and "sun" are words. */
const weekday = "(?<weekday>(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:days?)?\\b\\.?)";
const month = "(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";
const date = `${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?,?\\s+(?<year>20\\d\\d)\\b`;
const written = [
  `\\b${weekday},?\\s+(?:the\\s+)?${date}`,
  `\\b${date}\\s*(?:\\(|,\\s+a\\s+|is\\s+a\\s+)${weekday}`,
].map((pattern) => new RegExp(pattern, "g"));

export function* wrongWeekdays(_: Site, { texts }: Pick<Source, "texts">): Generator<Problem> {
  for (const { match, place } of written.flatMap((pattern) => [...textMatches(texts, pattern)])) {
    const { weekday: named = "", month: short = "", day, year } = match.groups ?? {};
    const on = new Date(Date.UTC(Number(year), monthNames.indexOf(short), Number(day)));
    const name = dayName(weekdays[(on.getUTCDay() + 6) % 7] ?? "monday");
    if (name.startsWith(named.slice(0, 3))) continue;
    yield {
      ...place,
      expected: `${name} in ${year}`,
      found: show(match[0].replace(/\s+/g, " ")),
      todo: "correct the weekday or the date",
    };
  }
}
