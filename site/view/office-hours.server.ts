/** Hours and closed days of the offices together, and the next closed days of one. */
import type { LocationEntry, Site } from "../read/site.server.ts";
import { isoDate, parseDate } from "../schema/fields.ts";
import { type Hours, type Span, type Weekday, weekdays } from "../schema/hours.ts";
import { dayIn } from "../text/day.ts";
import { locales } from "../text/language.ts";

type Office = Pick<LocationEntry, "hours" | "holidays">;

/** Joins spans that overlap or touch. */
function joined(spans: Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = all.at(-1);
    if (last && span.opens <= last.closes)
      all[all.length - 1] = { ...last, closes: last.closes > span.closes ? last.closes : span.closes };
    else all.push(span);
  }
  return all;
}

/** When any office is open. The status in the header speaks for the whole practice, an office's own page for that office. */
export const hoursOfAny = (offices: readonly Pick<Office, "hours">[]): Hours =>
  Object.fromEntries(
    weekdays.map((day) => [day, joined(offices.flatMap(({ hours }) => hours[day]))]),
  ) as Hours;

const weekdayOf = (date: string): Weekday =>
  weekdays[((parseDate(date)?.getUTCDay() ?? 0) + 6) % 7] ?? "monday";

const sameSpans = (one: Span[], other: Span[]) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Holidays of any office that change when the practice is open. `spans` are the hours of the offices that stay open on that
 * day; without them all are closed.
 */
export function holidaysOfAny(offices: readonly Office[]): { date: string; name: string; spans?: Span[] }[] {
  const days = new Map(offices.flatMap(({ holidays }) => holidays.map((day) => [day.date, day])));
  return [...days.values()].flatMap((day) => {
    const weekday = weekdayOf(day.date);
    const staying = offices.filter(({ holidays }) => !holidays.some(({ date }) => date === day.date));
    const spans = hoursOfAny(staying)[weekday];
    if (spans.length === 0) return [day];
    return sameSpans(spans, hoursOfAny(offices)[weekday]) ? [] : [{ ...day, spans }];
  });
}

/** More would push the rest of the page down; the next ones follow in time. */
const shownDays = 3;

/** The next closed days of an office in words: "Thursday, November 26 (Thanksgiving Day)". */
export function nextClosedDays(
  { practice, language }: Site,
  { holidays }: Pick<Office, "holidays">,
  now: Date,
): string[] {
  const today = dayIn(practice.timeZone, now);
  const inWords = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return holidays
    .filter(({ date }) => isoDate(date) >= today)
    .toSorted((a, b) => isoDate(a.date).localeCompare(isoDate(b.date)))
    .slice(0, shownDays)
    .map(({ date, name }) => `${inWords.format(parseDate(date))}${name && ` (${name})`}`);
}
