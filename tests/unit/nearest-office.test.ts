import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  milesBetween,
  nearestOffice,
  placeOfZip,
  readZip,
} from "../../app/features/nearest-office/nearest.ts";
import type { ZipCodes } from "../../site/schema/zip-code.ts";

const offices = [
  { name: "Goodyear", geo: { latitude: 33.465, longitude: -112.351 } },
  { name: "Mesa", geo: { latitude: 33.436, longitude: -111.66 } },
  { name: "Sun City", geo: { latitude: 33.606, longitude: -112.281 } },
];
const zipCodes: ZipCodes = {
  prefixes: { "852": [33.42, -111.72], "857": [32.22, -110.93], "860": [35.2, -111.65] },
  codes: { "85351": [33.61, -112.28], "85395": [33.47, -112.39], "85207": [33.44, -111.64] },
};
const officeOf = (zip: string) => {
  const place = placeOfZip(zip, zipCodes);
  return place && nearestOffice(place, offices)?.office.name;
};

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

describe("ZIP codes", () => {
  it("may have spaces and four more digits", () => {
    expect(["85351", " 85351 ", "85351-1234", "853511234", "85351 1234"].map(readZip)).toEqual(
      Array(5).fill("85351"),
    );
    expect(["", "8535", "853512", "abcde", "85351-12", "８５３５１"].map(readZip)).toEqual(
      Array(6).fill(undefined),
    );
  });
  it.each([
    ["85351", "Sun City"],
    ["85395", "Goodyear"],
    ["85207", "Mesa"],
    ["85281", "Mesa"],
    ["85701", "Mesa"],
    ["86004", "Sun City"],
  ])("%s: %s", (zip, office) => {
    expect(officeOf(zip)).toBe(office);
  });
  it("are unknown if neither the list nor the prefixes have them", () => {
    for (const zip of ["10001", "87101", "85400", "00000"]) expect(officeOf(zip)).toBeUndefined();
  });
});
