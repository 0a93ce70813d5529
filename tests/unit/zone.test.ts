import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "../../app/features/open-now/opening-state.ts";
import { zoneOf } from "../../site/view/zone.server.ts";

test.each([
  ["America/Phoenix", "2026-11-15", -7 * 60],
  ["Asia/Kolkata", "2026-11-15", 5 * 60 + 30],
  // With daylight time the name is kept, in every season.
  ["America/Denver", "2026-01-15", "America/Denver"],
  ["America/Denver", "2026-07-15", "America/Denver"],
])("%s on %s: %s", (name, day, zone) => {
  expect(zoneOf(name, new Date(day))).toBe(zone);
});

test("the offset gives the same time as the name", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(wallClock(moment, -7 * 60)).toEqual(wallClock(moment, "America/Phoenix"));
    }),
  );
});
