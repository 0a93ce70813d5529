import { isoDate } from "../schema/fields.ts";

/** The last of some content dates ("May 09, 2025"), as 2025-05-09. */
export function newestDate(dates: readonly [string, ...string[]]): string;
export function newestDate(dates: readonly string[]): string | undefined;
export function newestDate(dates: readonly string[]): string | undefined {
  return dates.map(isoDate).sort().at(-1);
}
