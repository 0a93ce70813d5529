/** Notices of content/alerts.yaml, with their local times as timestamps. */

import { format, type Template } from "../labels/format.ts";
import type { Alert } from "../schema/alert.ts";
import { type Language, locales } from "../text/language.ts";
import { offsetAt } from "./zone.server.ts";

/** "2026-12-24 12:00" in a time zone, as a timestamp in ms. */
export function momentOf(text: string, timeZone: string): number {
  const wanted = Date.parse(`${text.replace(" ", "T")}Z`);
  const first = wanted - offsetAt(wanted, timeZone) * 60_000;
  // On the day of a DST change the offset differs from the one a few hours earlier.
  return wanted - offsetAt(first, timeZone) * 60_000;
}

interface Alerting {
  alerts: (Alert | (Alert & { language: Language }))[];
  language: Language;
  practice: { timeZone: string };
  interface: { alertUntil: Template<"date"> };
}

/** Closures first. Past alerts are left out. Future ones are included, so that they appear without a new build. */
export function alertsAt(
  now: Date,
  { alerts, language, practice: { timeZone }, interface: { alertUntil } }: Alerting,
) {
  return alerts
    .toSorted((a, b) => Number(b.kind === "closure") - Number(a.kind === "closure"))
    .map(({ text, kind, from, until, ...alert }) => ({
      text,
      kind,
      ...("language" in alert && { language: alert.language }),
      from: momentOf(from, timeZone),
      until: momentOf(until, timeZone),
    }))
    .filter(({ until }) => until > now.getTime())
    .map((alert) => ({
      ...alert,
      untilText: format(alertUntil, { date: inWords(alert.until, timeZone, locales[language]) }),
      shownAtBuild: alert.from <= now.getTime(),
    }));
}
export type ShownAlert = ReturnType<typeof alertsAt>[number];

const inWords = (moment: number, timeZone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "long", timeStyle: "short" })
    .format(moment)
    // A non-breaking space that every font has.
    .replaceAll("\u202f", "\u00a0");
