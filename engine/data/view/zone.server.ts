/** The practice's time zone, in the form that is cheapest for a phone. */
const day = 24 * 60 * 60_000;
/** Pages are rebuilt more often than this. */
const years = 5;

/** A formatter takes far longer to make than to use. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string) {
  // The Swedish locale formats as 2026-11-15 05:00:00.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  clocks.set(timeZone, clock);
  return clock;
}

/** UTC offset of a zone at a point in time, in minutes. */
export function offsetAt(moment: number, timeZone: string): number {
  const shown = clockOf(timeZone).format(moment);
  return (Date.parse(`${shown.replace(" ", "T")}Z`) - moment) / 60_000;
}

/** A fixed offset if the zone has no DST in the coming years (Arizona), else its name. */
export function zoneOf(timeZone: string, from: Date): string | number {
  const start = Math.floor(from.getTime() / day) * day;
  const offset = offsetAt(start, timeZone);
  for (let after = 0; after < years * 366; after += 7)
    if (offsetAt(start + after * day, timeZone) !== offset) return timeZone;
  return offset;
}
