/** Opening hours typed into texts: "Monday to Friday, 8 AM to 5 PM", "closed on Sundays". They may be those of a pharmacy. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { monthNames, parseDate } from "../../schema/fields.ts";
import { type Hours, type Weekday, weekdays } from "../../schema/hours.ts";
import { dayName, hoursSentence } from "../../text/hours.ts";
import { type Source, textMatches } from "./texts.ts";

/** Case-sensitive, because "sat" and "sun" are words. */
const day = "(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:days?)?\\b\\.?";
const days = `(?<from>${day})(?:\\s*(?:to|through|thru|[-–—])\\s*(?<to>${day}))?`;
const time = (name: string) =>
  `(?:(?<${name}Noon>noon)|(?<${name}Hour>\\d{1,2})(?::(?<${name}Minute>\\d\\d))?\\s?(?<${name}Half>[AaPp])\\.?[Mm]\\b\\.?)`;
const timed = new RegExp(
  `\\b${days}\\s*[,:]?\\s*(?:from\\s+)?${time("opens")}\\s*(?:to|until|[-–—])\\s*${time("closes")}`,
  "g",
);
const stated = new RegExp(`\\b(?<state>[Oo]pen|[Cc]losed)(?: on| every| all)* ${days}(?! \\d)`, "g");

/** Data, patients' reviews, and notices about special hours. */
const unread = new Set(["practice.yaml", "testimonials.yaml", "alerts.yaml", "search.yaml"]);

export function* hoursAdvice({ practice, locations }: Site, { texts }: Source): Generator<Problem> {
  for (const { file, match, place } of [timed, stated].flatMap((pattern) => [
    ...textMatches(texts, pattern),
  ])) {
    if (unread.has(file)) continue;
    const own = locations.find((office) => office.file === file);
    const known = own ? [own.hours] : [practice.hours, ...locations.map(({ hours }) => hours)];
    const groups = match.groups ?? {};
    const isRight = (hours: Hours) => daysIn(groups).every((name) => fits(groups, hours[name]));
    const isCopy = groups.state === undefined && known.some(isRight);
    if (!isCopy && known.some(isRight)) continue;
    yield {
      ...place,
      expected: isCopy ? "{hours}" : `the hours: ${hoursSentence(own?.hours ?? practice.hours)}`,
      found: show(match[0].replace(/\s+/g, " ")),
      todo: "write {hours}, if these are the practice's own hours",
    };
  }
}

type Groups = Record<string, string | undefined>;

function daysIn({ from = "", to = from }: Groups): Weekday[] {
  const [first = 0, last = 0] = [from, to].map((words) =>
    weekdays.findIndex((name) => name.startsWith(words.slice(0, 3).toLowerCase())),
  );
  return weekdays.filter((_, index) =>
    first <= last ? first <= index && index <= last : index >= first || index <= last,
  );
}

function fits(groups: Groups, spans: Hours[Weekday]): boolean {
  if (groups.state) return /open/i.test(groups.state) === spans.length > 0;
  return spans.some(
    ({ opens, closes }) => opens === clockOf(groups, "opens") && closes === clockOf(groups, "closes"),
  );
}

function clockOf(groups: Groups, name: "opens" | "closes"): string {
  if (groups[`${name}Noon`]) return "12:00";
  const hour = (Number(groups[`${name}Hour`]) % 12) + (/p/i.test(groups[`${name}Half`] ?? "") ? 12 : 0);
  return `${String(hour).padStart(2, "0")}:${groups[`${name}Minute`] ?? "00"}`;
}

/** Weekdays of dates in texts: "Thursday, December 24". */
const weekday = `(?<weekday>${day})`;
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
    const names = days.map((one) => dayName(weekdays[(one.getUTCDay() + 6) % 7] ?? "monday"));
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
