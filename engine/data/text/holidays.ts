/** Spanish names of US holidays, for closed days that have no Spanish name yet. */

/**
 * By words of the English name; in this order, because "day after Thanksgiving" is not Thanksgiving. Mexico's Independence Day
 * and Labor Day are other days.
 */
const holidays: [RegExp, string][] = [
  [/day after thanksgiving/i, "Día después de Acción de Gracias"],
  [/thanksgiving/i, "Día de Acción de Gracias"],
  [/new year['’]?s eve/i, "Víspera de Año Nuevo"],
  [/new year/i, "Día de Año Nuevo"],
  [/martin luther king/i, "Día de Martin Luther King Jr."],
  [/president/i, "Día de los Presidentes"],
  [/memorial/i, "Día de los Caídos"],
  [/juneteenth/i, "Juneteenth"],
  [/independence|(fourth|4th) of july/i, "Día de la Independencia de Estados Unidos"],
  [/labor/i, "Labor Day (Día del Trabajo en Estados Unidos)"],
  [/veteran/i, "Día de los Veteranos"],
  [/christmas eve/i, "Nochebuena"],
  [/christmas/i, "Navidad"],
];

/** What a name of a holiday may have besides: Presidents' Day (observed). */
const beside = /\b(day|jr|observed|s)\b|[\s().,'’]/gi;

export function holidayInSpanish(english: string): string | undefined {
  const [words, name] = holidays.find(([words]) => words.test(english)) ?? [];
  // Only a holiday's name, and nothing else: not "Christmas party".
  if (!words || english.replace(words, "").replace(beside, "") !== "") return undefined;
  return /\bobserved\b/i.test(english) ? `${name} (día de descanso)` : name;
}
