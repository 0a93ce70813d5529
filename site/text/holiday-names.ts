/** US holidays: their names in Spanish, for closed days that have none yet, and their days. */
import { monthNames, parseDate } from "../schema/fields.ts";

/**
 * By words of the English name; in this order, because "day after Thanksgiving" is not Thanksgiving. Mexico's Independence Day
 * and Labor Day are other days. A holiday without a date of its own is the weekday that is one of the days.
 */
const holidays: [words: RegExp, spanish: string, day: string][] = [
  [/day after thanksgiving/i, "Día después de Acción de Gracias", "Nov 23-29 Friday"],
  [/thanksgiving/i, "Día de Acción de Gracias", "Nov 22-28 Thursday"],
  [/new year['’]?s eve/i, "Víspera de Año Nuevo", "Dec 31"],
  [/new year/i, "Día de Año Nuevo", "Jan 1"],
  [/martin luther king/i, "Día de Martin Luther King Jr.", "Jan 15-21 Monday"],
  [/president/i, "Día de los Presidentes", "Feb 15-21 Monday"],
  [/memorial/i, "Día de los Caídos", "May 25-31 Monday"],
  [/juneteenth/i, "Juneteenth", "Jun 19"],
  [/independence|(fourth|4th) of july/i, "Día de la Independencia de Estados Unidos", "Jul 4"],
  [/labor/i, "Labor Day (Día del Trabajo en Estados Unidos)", "Sep 1-7 Monday"],
  [/veteran/i, "Día de los Veteranos", "Nov 11"],
  [/christmas eve/i, "Nochebuena", "Dec 24"],
  [/christmas/i, "Navidad", "Dec 25"],
];

/** What a name of a holiday may have besides: Presidents' Day (observed). */
const beside = /\b(day|jr|observed|s)\b|[\s().,'’]/gi;
const isObserved = (name: string) => /\bobserved\b/i.test(name);

/** The holiday that a name is, and nothing else. */
function holidayCalled(name: string) {
  const [words, spanish, day] = holidays.find(([known]) => known.test(name)) ?? [];
  return words && name.replace(words, "").replace(beside, "") === "" ? { spanish, day } : undefined;
}

/** The day of a holiday in words, if it isn't on this date. An observed holiday may be on any. */
export function dayOfHoliday({ name, date }: { name: string; date: string }): string | undefined {
  const { day } = holidayCalled(name) ?? {};
  const given = parseDate(date);
  if (!day || !given || isObserved(name)) return undefined;
  const [month = "", days = "", weekday] = day.split(" ");
  const [first = 0, last = first] = days.split("-").map(Number);
  const isRight =
    given.getUTCMonth() === monthNames.indexOf(month) &&
    given.getUTCDate() >= first &&
    given.getUTCDate() <= last &&
    (!weekday || weekday === given.toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" }));
  if (isRight) return undefined;
  return weekday ? `the ${weekday} of ${month} ${days}` : day;
}

/** A closed day whose name is in English gets the holiday's name in Spanish, or none: then its date stands alone. */
export function inSpanish<Day extends { name: string; language?: string }>(day: Day): Day {
  if (!day.language) return day;
  const holiday = holidayCalled(day.name);
  const observed = isObserved(day.name) ? " (día de descanso)" : "";
  return { ...day, name: holiday ? `${holiday.spanish}${observed}` : "" };
}
