/** Opening hours as written in content, and as parsed. */
import { z } from "zod";

export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof weekdays)[number];

/** One open period of a day, 24-hour clock: { opens: "08:00", closes: "12:00" }. */
export interface Span {
  opens: string;
  closes: string;
}
/** The open periods of each weekday, in order. A closed day has none. */
export type Hours = Record<Weekday, Span[]>;

const time = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const pattern = new RegExp(`^(?:closed|${time}-${time}(?:, ${time}-${time})*)$`);

function spansOf(text: string): Span[] {
  if (text === "closed") return [];
  return text.split(", ").map((span) => {
    const [opens = "", closes = ""] = span.split("-");
    return { opens, closes };
  });
}

/** 08:00, 12:00, 13:00, 17:00: each later than the one before. */
function isInOrder(spans: Span[]): boolean {
  const times = spans.flatMap(({ opens, closes }) => [opens, closes]);
  return times.every((moment, index) => index === 0 || moment > (times[index - 1] ?? ""));
}

/** The open periods of one day. */
export const daySpans = z
  .string()
  .regex(pattern, {
    error: "expected closed, or times like 08:00-17:00 or, with a break, 08:00-12:00, 13:00-17:00",
    abort: true,
  })
  .transform(spansOf)
  .refine(isInOrder, { error: "expected each time to be later than the one before it" })
  .meta({
    description:
      "closed, or from-to on the 24-hour clock: 08:00-17:00. With a break: 08:00-12:00, 13:00-17:00.",
  });

const week = z.strictObject(
  Object.fromEntries(weekdays.map((name) => [name, daySpans])) as Record<Weekday, typeof daySpans>,
);

export const hours = week.meta({ description: "Opening hours of each weekday." });

/** An office lists only the days that differ from the practice's hours. */
export const officeHours = week
  .partial()
  .optional()
  .meta({ description: "Weekdays on which this office's hours differ from those of the practice." });
