/** Weekdays of dates in texts, "Thursday, December 24", and days of holidays. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { monthNames, parseDate } from "../../schema/fields.ts";
import { dayOfHoliday } from "../../text/holiday-names.ts";
import { type Source, textMatches } from "./texts.ts";

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekday =
  "(?<weekday>Sun(?:day)?|Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?)\\b\\.?";
const month = "(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";
const date = `${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>20\\d\\d)\\b)?`;
const written = [
  `\\b${weekday},?\\s+(?:the\\s+)?${date}`,
  `\\b${date}\\s*(?:\\(|,\\s+a\\s+|is\\s+a\\s+)${weekday}`,
].map((pattern) => new RegExp(pattern, "g"));

/** Without a year it is a guess: this year or the next, counted from the day the text was written. */
export function* wrongWeekdays(site: Site, { texts, now }: Source): Generator<Problem> {
  for (const { file, match, place } of written.flatMap((pattern) => [...textMatches(texts, pattern)])) {
    const article = site.articles.find((one) => one.file === file);
    const own = ((article && parseDate(article.date)) ?? now).getUTCFullYear();
    const { weekday: named = "", month: short = "", day = "", year } = match.groups ?? {};
    const years = year ? [Number(year)] : [own, own + 1];
    const days = years.map((one) => new Date(Date.UTC(one, monthNames.indexOf(short), Number(day))));
    const names = days.map((one) => weekdayNames[one.getUTCDay()] ?? "");
    if (names.some((name) => name.startsWith(named.slice(0, 3)))) continue;
    yield {
      ...place,
      expected: days.map((one, index) => `${names[index]} in ${one.getUTCFullYear()}`).join(", "),
      found: show(match[0].replace(/\s+/g, " ")),
      todo: "correct the weekday or the date",
      severity: year ? "stops" : "advice",
    };
  }
}

/** A closed day that has the name of a US holiday, on another date. */
export function* wrongHolidays({ practice, locations }: Site): Generator<Problem> {
  for (const { file, holidays } of [{ ...practice, file: "practice.yaml" }, ...locations])
    for (const holiday of holidays) {
      const day = dayOfHoliday(holiday);
      // An office has the practice's days too.
      const isOwn = file === "practice.yaml" || !practice.holidays.some(({ date }) => date === holiday.date);
      if (!day || !isOwn) continue;
      yield {
        file,
        path: ["holidays"],
        written: holiday.date,
        expected: `${holiday.name} on its day: ${day}`,
        found: holiday.date,
        todo: `correct the date. If you close on another day instead, write "${holiday.name}, observed"`,
        severity: "stops",
      };
    }
}
