/** Formats opening hours as text. */
import { type Hours, type Span, type Weekday, weekdays } from "../schema/hours.ts";
import { listed } from "./names.ts";

export const dayName = (day: Weekday) =>
  day.replace(/^./, (letter) => letter.toUpperCase()) as Capitalize<Weekday>;
const keyOf = (spans: Span[]) => spans.map(({ opens, closes }) => `${opens}-${closes}`).join();

interface DayGroup {
  first: Weekday;
  last: Weekday;
  spans: Span[];
}

/** Groups consecutive days with the same hours, starting on Monday. */
function dayGroups(hours: Hours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    if (group && keyOf(group.spans) === keyOf(hours[day])) group.last = day;
    else groups.push({ first: day, last: day, spans: hours[day] });
  }
  return groups;
}

/** "Monday and Wednesday", "Monday–Thursday". */
export function daysText(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === weekdays[index - 1] && last) last.push(day);
    else runs.push([day]);
  }
  const words = runs.flatMap((run) => {
    const names = run.map(dayName);
    return names.length > 2 ? [`${names[0]}–${names.at(-1)}`] : names;
  });
  return listed.format(words);
}

function clock(time: string, space: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${space}${hour < 12 ? "AM" : "PM"}`;
}

/** One line for each group: "Monday–Friday 8AM–5PM", "Saturday–Sunday closed". */
export function hoursLines(hours: Hours): string[] {
  return dayGroups(hours).map(({ first, last, spans }) => {
    const days = first === last ? dayName(first) : `${dayName(first)}–${dayName(last)}`;
    const times = spans.map(({ opens, closes }) => `${clock(opens, "")}–${clock(closes, "")}`);
    return `${days} ${times.join(", ") || "closed"}`;
  });
}

const spoken = (time: string) => (time === "12:00" ? "noon" : clock(time, " "));

/** The open days as part of a sentence: "Monday through Thursday, 8 AM to 5 PM, and Friday, 8 AM to noon". */
export function hoursSentence(hours: Hours): string {
  const parts = dayGroups(hours)
    .filter(({ spans }) => spans.length > 0)
    .map(({ first, last, spans }) => {
      const days = first === last ? dayName(first) : `${dayName(first)} through ${dayName(last)}`;
      const times = spans.map(({ opens, closes }) => `${spoken(opens)} to ${spoken(closes)}`);
      return `${days}, ${times.join(" and ")}`;
    });
  if (parts.length <= 1) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")}, and ${parts.at(-1)}`;
}
