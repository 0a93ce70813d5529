/** US holidays: their names in Spanish, for closed days that have no Spanish name yet, and the days on which they are. */

type Day = (year: number) => Date;
const on =
  (month: number, day: number): Day =>
  (year) =>
    new Date(Date.UTC(year, month - 1, day));
/** The nth such weekday of a month, Sunday being 0. The one before the first is the last of the month before. */
const nth =
  (count: number, weekday: number, month: number, daysLater = 0): Day =>
  (year) => {
    const first = on(month, 1)(year).getUTCDay();
    return on(month, 1 + ((weekday - first + 7) % 7) + (count - 1) * 7 + daysLater)(year);
  };

/**
 * By words of the English name; in this order, because "day after Thanksgiving" is not Thanksgiving. Mexico's Independence Day
 * and Labor Day are other days.
 */
const holidays: [RegExp, string, Day][] = [
  [/day after thanksgiving/i, "Día después de Acción de Gracias", nth(4, 4, 11, 1)],
  [/thanksgiving/i, "Día de Acción de Gracias", nth(4, 4, 11)],
  [/new year['’]?s eve/i, "Víspera de Año Nuevo", on(12, 31)],
  [/new year/i, "Día de Año Nuevo", on(1, 1)],
  [/martin luther king/i, "Día de Martin Luther King Jr.", nth(3, 1, 1)],
  [/president/i, "Día de los Presidentes", nth(3, 1, 2)],
  [/memorial/i, "Día de los Caídos", nth(0, 1, 6)],
  [/juneteenth/i, "Juneteenth", on(6, 19)],
  [/independence|(fourth|4th) of july/i, "Día de la Independencia de Estados Unidos", on(7, 4)],
  [/labor/i, "Labor Day (Día del Trabajo en Estados Unidos)", nth(1, 1, 9)],
  [/veteran/i, "Día de los Veteranos", on(11, 11)],
  [/christmas eve/i, "Nochebuena", on(12, 24)],
  [/christmas/i, "Navidad", on(12, 25)],
];

/** What a name of a holiday may have besides: Presidents' Day (observed). */
const beside = /\b(day|jr|observed|s)\b|[\s().,'’]/gi;

/** The holiday that a name says, and nothing else: not "Christmas party". */
function holidayNamed(name: string) {
  const known = holidays.find(([words]) => words.test(name));
  return known && name.replace(known[0], "").replace(beside, "") === "" ? known : undefined;
}

export function holidayInSpanish(english: string): string | undefined {
  const [, name] = holidayNamed(english) ?? [];
  return name && (/\bobserved\b/i.test(english) ? `${name} (día de descanso)` : name);
}

/** The holiday's own day, if a closed day with its name is on another one. On a weekend it is kept the day before or after. */
export function rightDay(name: string, date: Date): Date | undefined {
  const [, , dayOf] = holidayNamed(name) ?? [];
  if (!dayOf) return undefined;
  const year = date.getUTCFullYear();
  const kept = [year, year + 1].flatMap((one) => {
    const day = dayOf(one);
    const shift = { 0: 1, 6: -1 }[day.getUTCDay()] ?? 0;
    return [day, new Date(day.getTime() + shift * 24 * 60 * 60 * 1000)];
  });
  return kept.some((day) => day.getTime() === date.getTime()) ? undefined : dayOf(year);
}
