import { expect, it, test } from "vitest";
import { activeAlerts } from "../../engine/app/frame/AlertBar.tsx";
import type { Alert } from "../../engine/data/schema/alert.ts";
import { alertsAt } from "../../engine/data/view/alerts.server.ts";

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
