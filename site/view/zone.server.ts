/** The practice's clock, in the form that costs a phone least. */
const day = 24 * 60 * 60_000;
/** No built page is older than this. */
const years = 5;

/** Minutes by which a zone is ahead of UTC at a moment. */
export function offsetAt(moment: number, timeZone: string): number {
  // Sweden writes moments as 2026-11-15 05:00:00.
  const shown = new Date(moment).toLocaleString("sv-SE", { timeZone });
  return (Date.parse(`${shown.replace(" ", "T")}Z`) - moment) / 60_000;
}

function steadyZone(timeZone: string, start: number): string | number {
  const offset = offsetAt(start, timeZone);
  for (let after = 0; after < years * 366; after += 7)
    if (offsetAt(start + after * day, timeZone) !== offset) return timeZone;
  return offset;
}

/** Every page asks, and all on the same day. */
const known = new Map<string, string | number>();

/** Its offset, if it has the same on each day of the coming years, as Arizona has; else its name. */
export function zoneOf(timeZone: string, from: Date): string | number {
  const start = Math.floor(from.getTime() / day) * day;
  const key = `${timeZone} ${start}`;
  const zone = known.get(key) ?? steadyZone(timeZone, start);
  known.set(key, zone);
  return zone;
}
