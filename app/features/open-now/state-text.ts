/** The state in words. */
import { format } from "../../schema/format.ts";
import type { InterfaceWords } from "../../schema/interface.ts";
import { dayOf, type Holiday, type OpeningState, weekdays } from "./openingState.ts";

export type OpenNowWords = InterfaceWords["openNow"];
/** full names the holiday; short leaves it out, for places with one narrow line. */
export type Form = "full" | "short";

const language = "en-US";

/** 17:00 as 5 PM, 08:30 as 8:30 AM; the space never breaks. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

/** Within a week the weekday says it; later on the date does. A formatter is slow to make: most never need one. */
function dayName(date: string, daysAhead: number): string {
  const weekday = weekdays[dayOf(date).getUTCDay()] ?? "";
  if (daysAhead <= 6) return weekday.replace(/^./, (letter) => letter.toUpperCase());
  return new Intl.DateTimeFormat(language, {
    timeZone: "UTC",
    weekday: "long",
    month: "long",
    day: "numeric",
  }).format(dayOf(date));
}

export function stateText(state: OpeningState, words: OpenNowWords, form: Form = "full"): string {
  switch (state.kind) {
    case "open":
      return format(words.open, { time: clockTime(state.closes) });
    case "opensToday":
      return format(words.opensToday, { time: clockTime(state.opens) });
    case "opensLater": {
      const { date, daysAhead, opens, holiday } = state;
      const gaps = { day: dayName(date, daysAhead), time: clockTime(opens) };
      if (holiday === undefined || form === "short") return format(words.opensLater, gaps);
      return format(words.holiday, { ...gaps, holiday });
    }
    case "closed":
      return words.closed;
  }
}

/** The longest text that can come: its room is kept free, so that nothing moves when a state appears. */
export function longestText(words: OpenNowWords, holidays: readonly Holiday[]): string {
  const wednesday = { kind: "opensLater", date: "2026-01-07", daysAhead: 1, opens: "08:30" } as const;
  const texts = [undefined, ...holidays.map(({ name }) => name)].map((holiday) =>
    stateText({ ...wednesday, holiday }, words),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}
