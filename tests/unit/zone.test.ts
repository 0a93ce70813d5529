import fc from "fast-check";
import { expect, test } from "vitest";
import { wallClock } from "../../app/features/open-now/opening-state.ts";

test("the offset gives the same time as the name", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(wallClock(moment, -7 * 60)).toEqual(wallClock(moment, "America/Phoenix"));
    }),
  );
});
