import { isoDate } from "../schema/fields.ts";

/** The last of some content dates ("May 09, 2025"), as 2025-05-09. */
export function newestDate(dates: readonly [string, ...string[]]): string;
export function newestDate(dates: readonly string[]): string | undefined;
export function newestDate(dates: readonly string[]): string | undefined {
  return dates.map(isoDate).sort().at(-1);
}

interface Dated {
  date: string;
  updated?: string | undefined;
  notes: { date: string }[];
}

/** The day on which an article last changed: its own, that of its last update or of its newest note. */
export const changedOn = ({ date, updated = date, notes }: Dated): string =>
  newestDate([date, updated, ...notes.map((note) => note.date)]);

/** Whether a content date lies this many years or more before `now`. */
export function isYearsOld(date: string, years: number, now: Date): boolean {
  const written = new Date(isoDate(date));
  written.setUTCFullYear(written.getUTCFullYear() + years);
  return written.getTime() <= now.getTime();
}
