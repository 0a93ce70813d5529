import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "../../app/components/OpenNow/openingState.ts";
import { zoneOf } from "../../app/content/zone.server.ts";

const built = new Date("2026-11-15T12:00:00Z");

test("Arizona's clock is never changed: seven hours behind", () => {
  expect(zoneOf("America/Phoenix", built)).toBe(-7 * 60);
});

test("a zone whose clock is changed keeps its name, whatever the season", () => {
  for (const moment of ["2026-01-15", "2026-07-15", "2026-11-15"])
    expect(zoneOf("America/Denver", new Date(moment))).toBe("America/Denver");
});

test("zones with half hours have them", () => {
  expect(zoneOf("Asia/Kolkata", built)).toBe(5 * 60 + 30);
});

test("the offset tells the same time as the name", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(wallClock(moment, zoneOf("America/Phoenix", built))).toEqual(
        wallClock(moment, "America/Phoenix"),
      );
    }),
  );
});
