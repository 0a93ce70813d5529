/** Distances. values.yaml has ZIP codes and the office that is nearest. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { milesBetween } from "../../engine/data/text/places.ts";

describe("distances", () => {
  it("match known ones: Phoenix to Tucson is 107 miles, to Tokyo 5,790", () => {
    const phoenix = { latitude: 33.4484, longitude: -112.074 };
    expect(milesBetween(phoenix, { latitude: 32.2226, longitude: -110.9747 })).toBeCloseTo(106, -1);
    expect(milesBetween(phoenix, { latitude: 35.6762, longitude: 139.6503 })).toBeCloseTo(5790, -2);
  });
  it("are the same in both directions, never negative and never NaN", () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const miles = milesBetween(a, b);
        expect(miles).toBeGreaterThanOrEqual(0);
        expect(miles).toBeLessThan(12_451);
        expect(milesBetween(b, a)).toBeCloseTo(miles, 5);
      }),
    );
  });
});
