import { expect, it, test } from "vitest";
import { activeAlerts } from "../../app/frame/active-alerts.ts";
import type { Alert } from "../../site/schema/alert.ts";
import { alertsAt, momentOf } from "../../site/view/alerts.server.ts";

const zone = "America/Phoenix";
const closing = {
  text: ["We close at noon."],
  kind: "closure" as const,
  from: "2026-12-24 12:00",
  until: "2026-12-26 08:00",
};
const at = (text: string) => new Date(`${text.replace(" ", "T")}-07:00`);
const builtAt = (text: string, alerts: Alert[] = [closing]) =>
  alertsAt(at(text), {
    alerts,
    language: "en",
    practice: { timeZone: zone },
    interface: { alertUntil: "Until {date}." },
  });

test.each([
  ["2026-12-24 12:00", zone, "2026-12-24T19:00Z"],
  ["2026-07-04 00:00", zone, "2026-07-04T07:00Z"],
  // Days when daylight time begins and ends.
  ["2026-11-01 03:00", "America/New_York", "2026-11-01T08:00Z"],
  ["2026-03-08 03:00", "America/Denver", "2026-03-08T09:00Z"],
  ["2026-03-08 01:00", "America/Denver", "2026-03-08T08:00Z"],
])("%s in %s is %s", (text, timeZone, moment) => {
  expect(momentOf(text, timeZone)).toBe(Date.parse(moment));
});

it("is in the data before it begins, in the page while it lasts, with its end, and gone after it", () => {
  expect(builtAt("2026-12-24 11:59")).toMatchObject([{ shownAtBuild: false }]);
  expect(builtAt("2026-12-24 12:00")).toMatchObject([
    { shownAtBuild: true, untilText: expect.stringMatching(/^Until December 26, 2026 at 8:00\sAM\.$/) },
  ]);
  expect(builtAt("2026-12-26 08:00")).toEqual([]);
});

it("a closure comes before news", () => {
  const alerts = builtAt("2026-12-24 13:00", [{ ...closing, kind: "news" }, closing]);
  expect(alerts.map(({ kind }) => kind)).toEqual(["closure", "news"]);
});

test.each([
  ["2026-12-24 11:59:59", 0],
  ["2026-12-24 12:00:00", 1],
  ["2026-12-26 07:59:59", 1],
  ["2026-12-26 08:00:00", 0],
])("in the browser at %s: %i", (moment, count) => {
  expect(activeAlerts(builtAt("2026-12-20 09:00"), at(moment))).toHaveLength(count);
});

it("before hydration, the alerts from build time are shown", () => {
  expect(activeAlerts(builtAt("2026-12-20 09:00"), undefined)).toEqual([]);
  expect(activeAlerts(builtAt("2026-12-25 09:00"), undefined)).toMatchObject([{ text: closing.text }]);
});
