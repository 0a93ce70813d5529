/** On which day a US holiday falls. Fixed days that fall on a weekend are observed on the nearest weekday. */
import { monthNames } from "../schema/fields.ts";

const day = (year: number, month: number, date: number) => new Date(Date.UTC(year, month - 1, date));
const later = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);

/** The nth weekday of a month: Sunday is 0. */
function nth(year: number, month: number, weekday: number, n: number): Date {
  const first = day(year, month, 1);
  return later(first, ((weekday - first.getUTCDay() + 7) % 7) + (n - 1) * 7);
}
function last(year: number, month: number, weekday: number): Date {
  const end = later(day(year, month + 1, 1), -1);
  return later(end, -((end.getUTCDay() - weekday + 7) % 7));
}
const [monday, thursday] = [1, 4];

/** In this order: "day after Thanksgiving" is not Thanksgiving. */
const rules: { name: RegExp; on: (year: number) => Date; isFixed?: true }[] = [
  {
    name: /\bday after thanksgiving\b|\bblack friday\b/i,
    on: (year) => later(nth(year, 11, thursday, 4), 1),
  },
  { name: /\bthanksgiving\b/i, on: (year) => nth(year, 11, thursday, 4) },
  { name: /\bnew year['’]?s eve\b/i, on: (year) => day(year, 12, 31), isFixed: true },
  { name: /\bnew year/i, on: (year) => day(year, 1, 1), isFixed: true },
  { name: /\b(martin luther king|mlk)\b/i, on: (year) => nth(year, 1, monday, 3) },
  {
    name: /\b(presidents?['’]?s?['’]? day|washington['’]s birthday)/i,
    on: (year) => nth(year, 2, monday, 3),
  },
  { name: /\bmemorial day\b/i, on: (year) => last(year, 5, monday) },
  { name: /\bjuneteenth\b/i, on: (year) => day(year, 6, 19), isFixed: true },
  {
    name: /\b(independence day|fourth of july|4th of july)\b/i,
    on: (year) => day(year, 7, 4),
    isFixed: true,
  },
  { name: /\blabor day\b/i, on: (year) => nth(year, 9, monday, 1) },
  { name: /\b(columbus|indigenous peoples?['’]?) day\b/i, on: (year) => nth(year, 10, monday, 2) },
  { name: /\bveterans?['’]? day\b/i, on: (year) => day(year, 11, 11), isFixed: true },
  { name: /\bchristmas eve\b/i, on: (year) => day(year, 12, 24), isFixed: true },
  { name: /\bchristmas\b/i, on: (year) => day(year, 12, 25), isFixed: true },
];

/** Another day, named after the holiday: Day after Christmas, Christmas week. */
const isAnotherDay = /\b(?:after|before|break|week|weekend)\b/i;

/** Saturday is observed on Friday, Sunday on Monday. */
function observed(date: Date): Date {
  const weekday = date.getUTCDay();
  return later(date, weekday === 6 ? -1 : weekday === 0 ? 1 : 0);
}

/** A day as content writes it: Nov 26, 2026. */
export const contentDate = (date: Date) =>
  `${monthNames[date.getUTCMonth()]} ${String(date.getUTCDate()).padStart(2, "0")}, ${date.getUTCFullYear()}`;

/**
 * The days that the holiday can be on, near `date`; undefined for a name that is not one of these. A day marked as
 * observed must be the observed one.
 */
export function daysOfHoliday(name: string, date: Date): string[] | undefined {
  const rule = rules.find((one) => one.name.test(name));
  if (!rule || isAnotherDay.test(name.replace(rule.name, ""))) return undefined;
  // New Year's Day can be observed on December 31 of the year before.
  const years = [date.getUTCFullYear(), date.getUTCFullYear() + 1];
  const days = years.flatMap((year) => {
    const real = rule.on(year);
    if (!rule.isFixed) return [real];
    return /\bobserved\b/i.test(name) ? [observed(real)] : [real, observed(real)];
  });
  const isNear = (one: Date) => Math.abs(one.getTime() - date.getTime()) < 200 * 86_400_000;
  return [...new Set(days.filter(isNear).map(contentDate))];
}
