import { describe, expect, it } from "vitest";
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
const saying = (alerts: Alert[]) => ({
  alerts,
  language: "en" as const,
  practice: { timeZone: zone },
  interface: { alertUntil: "Until {date}." },
});
const builtAt = (text: string) => alertsAt(at(text), saying([closing]));

it("reads times in Arizona's time zone, in winter and summer", () => {
  expect(momentOf("2026-12-24 12:00", zone)).toBe(Date.parse("2026-12-24T19:00Z"));
  expect(momentOf("2026-07-04 00:00", zone)).toBe(Date.parse("2026-07-04T07:00Z"));
});

it("is correct on the days when daylight time begins and ends", () => {
  expect(momentOf("2026-11-01 03:00", "America/New_York")).toBe(Date.parse("2026-11-01T08:00Z"));
  expect(momentOf("2026-03-08 03:00", "America/Denver")).toBe(Date.parse("2026-03-08T09:00Z"));
  expect(momentOf("2026-03-08 01:00", "America/Denver")).toBe(Date.parse("2026-03-08T08:00Z"));
});

describe("at build time", () => {
  it("a future alert is in the data, but not shown", () => {
    expect(builtAt("2026-12-24 11:59")).toMatchObject([{ shownAtBuild: false }]);
  });
  it("an active alert is in the page, with its end", () => {
    expect(builtAt("2026-12-24 12:00")).toMatchObject([
      { shownAtBuild: true, untilText: expect.stringMatching(/^Until December 26, 2026 at 8:00\sAM\.$/) },
    ]);
  });
  it("a closure comes before news", () => {
    const news = { ...closing, kind: "news" as const };
    const alerts = alertsAt(at("2026-12-24 13:00"), saying([news, closing]));
    expect(alerts.map(({ kind }) => kind)).toEqual(["closure", "news"]);
  });
  it("a past alert is left out", () => {
    expect(builtAt("2026-12-26 08:00")).toEqual([]);
  });
});

describe("in the browser", () => {
  const built = builtAt("2026-12-20 09:00");
  it.each([
    ["2026-12-24 11:59:59", 0],
    ["2026-12-24 12:00:00", 1],
    ["2026-12-26 07:59:59", 1],
    ["2026-12-26 08:00:00", 0],
    ["2027-12-25 12:00:00", 0],
  ])("%s: %i", (moment, count) => {
    expect(activeAlerts(built, at(moment))).toHaveLength(count);
  });
  it("before hydration, the alerts from build time", () => {
    expect(activeAlerts(built, undefined)).toEqual([]);
    expect(activeAlerts(builtAt("2026-12-25 09:00"), undefined)).toMatchObject([{ text: closing.text }]);
  });
});
