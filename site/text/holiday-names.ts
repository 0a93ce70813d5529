/** US holidays in Spanish, for closed days that have no Spanish name yet. */

/**
 * By words of the English name; in this order, because "day after Thanksgiving" is not Thanksgiving. Mexico's Independence Day
 * and Labor Day are other days.
 */
const names: [RegExp, string][] = [
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

/** A closed day whose name is in English gets the holiday's name in Spanish, or none: then its date stands alone. */
export function inSpanish<Day extends { name: string; language?: string }>(day: Day): Day {
  if (!day.language) return day;
  const [words, name = ""] = names.find(([known]) => known.test(day.name)) ?? [];
  const isThat = words && day.name.replace(words, "").replace(beside, "") === "";
  const observed = /\bobserved\b/i.test(day.name) ? " (día de descanso)" : "";
  return { ...day, name: isThat ? name + observed : "" };
}
