import { isoDate, parseDate } from "../schema/fields.ts";
import { type Language, locales } from "./language.ts";

const spanishDate = new Intl.DateTimeFormat(locales.es, { timeZone: "UTC", dateStyle: "long" });

/** A content date ("May 09, 2025") as a page writes it: in Spanish "9 de mayo de 2025". */
export const dateText = (date: string, language: Language): string =>
  language === "en" ? date : spanishDate.format(parseDate(date));

/** The latest of several content dates ("May 09, 2025"), as 2025-05-09. */
export const newestDate = (dates: readonly string[]) => dates.map(isoDate).sort().at(-1);

interface Dated {
  date: string;
  updated?: string | undefined;
  notes: { date: string }[];
}

/** The day of an article's last change: its date, its last update or its newest note. */
export const changedOn = ({ date, updated = date, notes }: Dated): string =>
  newestDate([date, updated, ...notes.map((note) => note.date)]) ?? "";

/** Whether a content date is at least this many years before `now`. */
export function isYearsOld(date: string, years: number, now: Date): boolean {
  const written = new Date(isoDate(date));
  written.setUTCFullYear(written.getUTCFullYear() + years);
  return written.getTime() <= now.getTime();
}

/** The day in a time zone, like 2026-11-15: at 5 PM in Arizona, UTC is already on the next day. */
export const dayIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
