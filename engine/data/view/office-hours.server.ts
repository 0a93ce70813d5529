/** Hours and closed days of the offices together, and the next closed days of one. */
import type { OfficeEntry, Site } from "../read/site.server.ts";
import { isoDate, parseDate } from "../schema/fields.ts";
import { type Hours, type Span, type Weekday, weekdays } from "../schema/hours.ts";
import { dayIn } from "../text/dates.ts";
import { spansText } from "../text/hours.ts";
import { locales } from "../text/language.ts";

type Office = Pick<OfficeEntry, "hours" | "holidays">;

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

/** An office's open periods on a day. */
const spansOn = ({ hours, holidays }: Office, date: string): Span[] => {
  const special = holidays.find((day) => day.date === date);
  return special ? (special.hours ?? []) : hours[weekdayOf(date)];
};

/** When any office is open. The status in the header speaks for the whole practice, an office's own page for that office. */
export const hoursOfAny = (offices: readonly Pick<Office, "hours">[]): Hours =>
  Object.fromEntries(
    weekdays.map((day) => [day, joined(offices.flatMap(({ hours }) => hours[day]))]),
  ) as Hours;

const weekdayOf = (date: string): Weekday =>
  weekdays[((parseDate(date)?.getUTCDay() ?? 0) + 6) % 7] ?? "monday";

const sameSpans = (one: Span[], other: Span[]) => JSON.stringify(one) === JSON.stringify(other);

/** Holidays of any office that change when the practice is open. `hours`: when any office is; without them all are closed. */
export function holidaysOfAny(offices: readonly Office[]): { date: string; name: string; hours?: Span[] }[] {
  const days = new Map(offices.flatMap(({ holidays }) => holidays.map((day) => [day.date, day])));
  return [...days.values()].flatMap(({ hours: _, ...day }) => {
    const hours = joined(offices.flatMap((office) => spansOn(office, day.date)));
    if (hours.length === 0) return [day];
    return sameSpans(hours, hoursOfAny(offices)[weekdayOf(day.date)]) ? [] : [{ ...day, hours }];
  });
}

/** More would push the rest of the page down; the next ones follow in time. */
const shownDays = 3;

/**
 * The next closed days of an office, and those with other hours, in words: "Thursday, November 26 (Thanksgiving Day)",
 * "Thursday, December 24 (Christmas Eve), 8AM–12PM".
 */
export function specialDays(
  { practice, language, interface: { office: labels } }: Site,
  { holidays }: Pick<Office, "holidays">,
  now: Date,
): { title: string; days: string[] }[] {
  const today = dayIn(practice.timeZone, now);
  const inWords = new Intl.DateTimeFormat(locales[language], {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  const next = holidays
    .filter(({ date }) => isoDate(date) >= today)
    .toSorted((a, b) => isoDate(a.date).localeCompare(isoDate(b.date)))
    .slice(0, shownDays);
  const texts = Object.groupBy(next, ({ hours }) => (hours?.length ? "otherHours" : "closed"));
  return (["closed", "otherHours"] as const).flatMap((kind) => {
    const days = texts[kind]?.map(({ date, name, hours }) =>
      [`${inWords.format(parseDate(date))}${name && ` (${name})`}`, ...spansText(hours, language)].join(", "),
    );
    return days ? [{ title: labels[kind], days }] : [];
  });
}
