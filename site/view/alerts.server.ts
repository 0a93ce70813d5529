/** Notices of content/alerts.yaml, with their Arizona times as moments. */

import type { Alert } from "../schema/alert.ts";
import { format, type Template } from "../schema/format.ts";
import { offsetAt } from "./zone.server.ts";

/** "2026-12-24 12:00" on the clock of a time zone, as milliseconds since 1970. */
export function momentOf(text: string, timeZone: string): number {
  const wanted = Date.parse(`${text.replace(" ", "T")}Z`);
  const first = wanted - offsetAt(wanted, timeZone) * 60_000;
  // On a day when clocks change, the offset at that moment is another one than a few hours before.
  return wanted - offsetAt(first, timeZone) * 60_000;
}

/** What is over is left out; what is to come is sent along, so that it appears without a new build. */
export function alertsAt(now: Date, alerts: Alert[], timeZone: string, untilWords: Template<"date">) {
  return alerts
    .map(({ text, from, until }) => ({
      text,
      from: momentOf(from, timeZone),
      until: momentOf(until, timeZone),
    }))
    .filter(({ until }) => until > now.getTime())
    .map((alert) => ({
      ...alert,
      untilText: format(untilWords, { date: inWords(alert.until, timeZone) }),
      shownAtBuild: alert.from <= now.getTime(),
    }));
}
export type ShownAlert = ReturnType<typeof alertsAt>[number];

const inWords = (moment: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" })
    .format(moment)
    // A space that does not break, and that every font has.
    .replace("\u202f", "\u00a0");
