/** The opening state as text. */
import { format } from "../../../data/labels/format.ts";
import type { Labels } from "../../../data/labels/interface.ts";
import { dayOf, type Holiday, type OpeningState, weekdays } from "./opening-state.ts";

/** `locale` decides how days and times are written. */
type OpenNowLabels = Labels["openNow"] & { locale?: string };
/** full includes the name of the holiday; short leaves it out, for one narrow line. */
export type Form = "full" | "short";

const halves = { en: ["AM", "PM"], es: ["a.m.", "p.m."] };

/** 17:00 as 5 PM, 08:30 as 8:30 AM, with a no-break space. In Spanish with its article: la 1 p.m., las 5 p.m. */
export function clockTime(time: string, locale = "en-US"): string {
  const isSpanish = locale.startsWith("es");
  const [morning, afternoon] = isSpanish ? halves.es : halves.en;
  const [hours = 0, minute = 0] = time.split(":").map(Number);
  const hour = hours % 12 || 12;
  const article = isSpanish ? (hour === 1 ? "la " : "las ") : "";
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${article}${hour}${minutes}\u00a0${hours < 12 ? morning : afternoon}`;
}

/** Weekday if within a week, else the date. The formatter is slow to create, and English rarely needs it. */
function dayName(date: string, daysAhead: number, locale: string): string {
  const weekday = weekdays[dayOf(date).getUTCDay()] ?? "";
  const isNear = daysAhead <= 6;
  if (isNear && locale.startsWith("en")) return weekday.replace(/^./, (letter) => letter.toUpperCase());
  const day = isNear ? {} : ({ month: "long", day: "numeric" } as const);
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", weekday: "long", ...day }).format(dayOf(date));
}

export function stateText(state: OpeningState, labels: OpenNowLabels, form: Form = "full"): string {
  const { locale = "en-US" } = labels;
  switch (state.kind) {
    case "open":
      return format(labels.open, { time: clockTime(state.closes, locale) });
    case "opensToday":
      return format(labels.opensToday, { time: clockTime(state.opens, locale) });
    case "opensLater": {
      const { date, daysAhead, opens, holiday } = state;
      const gaps = { day: dayName(date, daysAhead, locale), time: clockTime(opens, locale) };
      if (!holiday || form === "short") return format(labels.opensLater, gaps);
      return format(labels.holiday, { ...gaps, holiday });
    }
    case "closed":
      return labels.closed;
  }
}

/** The longest possible text. Its room is reserved, to avoid a layout shift when the state appears. */
export function longestText(labels: OpenNowLabels, holidays: readonly Holiday[], form?: Form): string {
  const wednesday = { kind: "opensLater", date: "2026-01-07", daysAhead: 1, opens: "08:30" } as const;
  const texts = [undefined, ...holidays.map(({ name }) => name)].map((holiday) =>
    stateText({ ...wednesday, holiday }, labels, form),
  );
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest));
}
