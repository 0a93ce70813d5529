/** Checks days that have a right answer: weekdays of dates, and dates of US holidays. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { monthNames, parseDate } from "../../schema/fields.ts";
import { daysOfHoliday } from "../../text/holidays.ts";
import { lineAt, lineOf, loosely, type Texts, withoutComments } from "./texts.ts";

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const weekday =
  "(?<weekday>Sun(?:day)?|Mon(?:day)?|Tue(?:s(?:day)?)?|Wed(?:nesday)?|Thu(?:r(?:s(?:day)?)?)?|Fri(?:day)?|Sat(?:urday)?)\\b\\.?";
const month = "(?<month>Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\\.?";
const date = `${month}\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+(?<year>20\\d\\d)\\b)?`;
const written = [
  `\\b${weekday},?\\s+(?:the\\s+)?${date}`,
  `\\b${date}\\s*(?:\\(|,\\s+a\\s+|is\\s+a\\s+)${weekday}`,
];

export function* calendarProblems(site: Site, texts: Texts, now: Date): Generator<Problem> {
  yield* wrongWeekdays(site, texts, now);
  yield* wrongHolidays(site, texts);
}

/** A day without a year is one of this year or the next, counted from the day the text was written. */
function* wrongWeekdays(site: Site, texts: Texts, now: Date): Generator<Problem> {
  for (const [file, raw] of texts) {
    const text = withoutComments(file, raw);
    const article = site.articles.find((one) => one.file === file);
    const from = (article && parseDate(article.date)) ?? now;
    for (const match of written.flatMap((pattern) => [...text.matchAll(new RegExp(pattern, "g"))])) {
      const { weekday: named = "", month: short = "", day = "", year } = match.groups ?? {};
      const own = from.getUTCFullYear();
      const years = year ? [Number(year)] : [own, own + 1];
      const days = years.map((one) => new Date(Date.UTC(one, monthNames.indexOf(short), Number(day))));
      const names = days.map((one) => weekdayNames[one.getUTCDay()] ?? "");
      if (names.some((name) => name.startsWith(named.slice(0, 3)))) continue;
      yield {
        file: `content/${file}`,
        line: lineAt(text, match.index),
        field: "date",
        expected: days.map((one, index) => `${names[index]} in ${one.getUTCFullYear()}`).join(", "),
        received: show(match[0].replace(/\s+/g, " ")),
        remedy: "correct the weekday or the date",
        rule: "weekday of a date",
      };
    }
  }
}

function* wrongHolidays({ practice, locations }: Site, texts: Texts): Generator<Problem> {
  const lists = [
    { file: "practice.yaml", holidays: practice.holidays },
    // An office's list includes the practice's holidays.
    ...locations.map(({ file, holidays }) => ({
      file,
      holidays: holidays.filter((day) => !practice.holidays.includes(day)),
    })),
  ];
  for (const { file, holidays } of lists) {
    for (const { date: written, name } of holidays) {
      const day = parseDate(written);
      const days = day && daysOfHoliday(name, day);
      if (!days || days.includes(written)) continue;
      yield {
        file: `content/${file}`,
        ...lineOf(texts, file, loosely(written)),
        field: "holidays",
        expected: `${name} on ${days.join(" or ")}`,
        received: written,
        remedy:
          "correct the date. If the offices close on another day for it, say so in the name: Day after Christmas",
        rule: "date of a holiday",
      };
    }
  }
}
