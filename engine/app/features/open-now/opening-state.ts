/** Whether the practice is open, in its own time zone. Pure functions. */
import type { Hours, Span } from "../../../data/schema/hours.ts";

export interface Holiday {
  /** The day in the practice's time zone: 2026-11-26. */
  date: string;
  name: string;
  /** Open all the same, at these hours. */
  hours?: Span[];
}

export type OpeningState =
  | { kind: "open"; closes: string }
  | { kind: "opensToday"; opens: string }
  | { kind: "opensLater"; date: string; daysAhead: number; opens: string; holiday: string | undefined }
  /** No opening within a year. */
  | { kind: "closed" };

/** A name; or, for a zone without daylight time, its offset from UTC in minutes, which is much faster to compute with. */
export type Zone = string | number;

/** From Sunday, as in Date. */
export const weekdays = [
  "sunday",
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
] as const;

const farthest = 366;

/** Cached per zone, because creating a formatter takes 100 ms on a slow phone. */
const clocks = new Map<string, Intl.DateTimeFormat>();
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  clocks.set(timeZone, clock);
  return clock;
}

/** The local time in a zone, as strings that sort in order of time. */
export function wallClock(now: Date, zone: Zone): { date: string; time: string } {
  if (typeof zone === "number") {
    const shifted = new Date(now.getTime() + zone * 60_000).toISOString();
    return { date: shifted.slice(0, 10), time: shifted.slice(11, 16) };
  }
  const parts = clockOf(zone).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** In UTC, where every day has 24 hours. */
export const dayOf = (date: string) => new Date(`${date}T00:00Z`);

function addDays(date: string, days: number): string {
  const day = dayOf(date);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** Includes the first minute, excludes the last. */
export function openingState(
  now: Date,
  hours: Hours,
  holidays: readonly Holiday[],
  zone: Zone,
): OpeningState {
  const { date: today, time } = wallClock(now, zone);
  const holidayOn = (date: string) => holidays.find((holiday) => holiday.date === date);
  const spansOn = (date: string): Span[] => {
    const holiday = holidayOn(date);
    return holiday ? (holiday.hours ?? []) : hours[weekdays[dayOf(date).getUTCDay()] ?? "sunday"];
  };
  /** The name of the day that closes all. */
  const closedToday = holidayOn(today)?.hours?.length ? undefined : holidayOn(today)?.name;

  // The current span, or the next one today.
  const span = spansOn(today).find(({ closes }) => time < closes);
  if (span)
    return time < span.opens
      ? { kind: "opensToday", opens: span.opens }
      : { kind: "open", closes: span.closes };
  for (let daysAhead = 1; daysAhead <= farthest; daysAhead++) {
    const date = addDays(today, daysAhead);
    const [next] = spansOn(date);
    if (next) return { kind: "opensLater", date, daysAhead, opens: next.opens, holiday: closedToday };
  }
  return { kind: "closed" };
}
