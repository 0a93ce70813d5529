/** Formats opening hours as text. */
import { type Hours, type Span, type Weekday, weekdays } from "../schema/hours.ts";
import type { Language } from "./language.ts";
import { capitalized, listed } from "./names.ts";

/** As schema.org writes them. */
export const dayName = (day: Weekday) => capitalized(day) as Capitalize<Weekday>;

const spanishDays: Record<Weekday, string> = {
  monday: "lunes",
  tuesday: "martes",
  wednesday: "miércoles",
  thursday: "jueves",
  friday: "viernes",
  saturday: "sábado",
  sunday: "domingo",
};

/** How a language says days and times. */
const wording = {
  en: {
    day: dayName as (day: Weekday) => string,
    closed: "closed",
    morning: "AM",
    afternoon: "PM",
    /** Between the number and AM, where a line is short. */
    tight: "",
    noon: "noon",
    oneDay: (day: string) => day,
    days: (first: string, last: string) => `${first} through ${last}`,
    times: (opens: string, closes: string) => `${opens} to ${closes}`,
    and: "and",
  },
  es: {
    day: (day: Weekday) => spanishDays[day],
    closed: "cerrado",
    morning: "a.m.",
    afternoon: "p.m.",
    tight: "\u00a0",
    noon: "el mediodía",
    oneDay: (day: string) => `los ${day.replace(/o$/, "os")}`,
    days: (first: string, last: string) => `de ${first} a ${last}`,
    times: (opens: string, closes: string) => `de ${opens} a ${closes}`.replace(/\b(de|a) el\b/g, "$1l"),
    and: "y",
  },
} satisfies Record<Language, unknown>;

const keyOf = (spans: Span[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

interface DayGroup {
  first: Weekday;
  last: Weekday;
  spans: Span[];
}

/** Groups consecutive days with the same hours, starting on Monday. */
function dayGroups(hours: Hours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    if (group && keyOf(group.spans) === keyOf(hours[day])) group.last = day;
    else groups.push({ first: day, last: day, spans: hours[day] });
  }
  return groups;
}

const daysIn = ({ first, last }: DayGroup) =>
  weekdays.slice(weekdays.indexOf(first), weekdays.indexOf(last) + 1);

/** "Monday and Wednesday", "Monday–Thursday". */
export function daysText(days: readonly Weekday[], language: Language = "en"): string {
  const open = weekdays.map((day) => [day, days.includes(day) ? [{ opens: "", closes: "" }] : []]);
  const words = dayGroups(Object.fromEntries(open)).flatMap((group) => {
    const names = group.spans.length > 0 ? daysIn(group).map(wording[language].day) : [];
    return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
  });
  return capitalized(listed(language).format(words));
}

/** 17:00 as "5 PM" in English and "5 p.m." in Spanish. */
export function clock(time: string, space: string, language: Language = "en"): string {
  const { morning, afternoon } = wording[language];
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${space}${hour < 12 ? morning : afternoon}`;
}

/** "8AM–12PM" for each open period. */
export const spansText = (spans: readonly Span[] = [], language: Language = "en"): string[] => {
  const { tight } = wording[language];
  return spans.map(
    ({ opens, closes }) => `${clock(opens, tight, language)}–${clock(closes, tight, language)}`,
  );
};

/** One line for each group: "Monday–Friday 8AM–5PM", "Saturday–Sunday closed". */
export function hoursLines(hours: Hours, { language = "en" }: { language?: Language } = {}): string[] {
  const { day, closed } = wording[language];
  return dayGroups(hours).map(({ first, last, spans }) => {
    const days = first === last ? day(first) : `${day(first)}–${day(last)}`;
    return capitalized(`${days} ${spansText(spans, language).join(", ") || closed}`);
  });
}

/** The open days as part of a sentence: "Monday through Thursday, 8 AM to 5 PM, and Friday, 8 AM to noon". */
export function hoursSentence(hours: Hours, language: Language = "en"): string {
  const { day, noon, and, ...words } = wording[language];
  const spoken = (time: string) => (time === "12:00" ? noon : clock(time, " ", language));
  const open = dayGroups(hours).filter(({ spans }) => spans.length > 0);
  const parts = [...Map.groupBy(open, ({ spans }) => keyOf(spans)).values()].map((groups) => {
    const days = groups.flatMap((group) => {
      const names = daysIn(group).map(day);
      return names.length > 2 ? [words.days(day(group.first), day(group.last))] : names.map(words.oneDay);
    });
    const times = groups[0]?.spans.map(({ opens, closes }) => words.times(spoken(opens), spoken(closes)));
    return `${listed(language).format(days)}, ${times?.join(` ${and} `)}`;
  });
  if (parts.length <= 1) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")}, ${and} ${parts.at(-1)}`;
}
