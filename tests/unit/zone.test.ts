import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "../../app/features/open-now/opening-state.ts";
import { zoneOf } from "../../site/view/zone.server.ts";

const built = new Date("2026-11-15T12:00:00Z");

test("Arizona has no daylight time: always seven hours behind UTC", () => {
  expect(zoneOf("America/Phoenix", built)).toBe(-7 * 60);
});

test("a zone with daylight time keeps its name in every season", () => {
  for (const moment of ["2026-01-15", "2026-07-15", "2026-11-15"])
    expect(zoneOf("America/Denver", new Date(moment))).toBe("America/Denver");
});

test("zones may have half hours", () => {
  expect(zoneOf("Asia/Kolkata", built)).toBe(5 * 60 + 30);
});

test("the offset gives the same time as the name", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(wallClock(moment, zoneOf("America/Phoenix", built))).toEqual(
        wallClock(moment, "America/Phoenix"),
      );
    }),
  );
});
