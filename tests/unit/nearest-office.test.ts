import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directionsTo } from "../../app/content/directions.server.ts";
import { readSite } from "../../app/content/site.server.ts";
import {
  milesBetween,
  nearestOffice,
  placeOfZip,
  readZip,
} from "../../app/sections/NearestOffice/nearest.ts";

const { zipCodes, locations } = readSite();
const officeOf = (zip: string) => {
  const place = placeOfZip(zip, zipCodes);
  return place && nearestOffice(place, locations)?.office.name;
};

describe("distances", () => {
  it("agrees with known ones: Phoenix to Tucson is 107 miles, to Tokyo 5,790", () => {
    const phoenix = { latitude: 33.4484, longitude: -112.074 };
    expect(milesBetween(phoenix, { latitude: 32.2226, longitude: -110.9747 })).toBeCloseTo(106, -1);
    expect(milesBetween(phoenix, { latitude: 35.6762, longitude: 139.6503 })).toBeCloseTo(5790, -2);
  });
  it("is the same both ways, never negative and never a wrong number", () => {
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
  it("reads them as people type them", () => {
    expect(["85351", " 85351 ", "85351-1234", "853511234", "85351 1234"].map(readZip)).toEqual(
      Array(5).fill("85351"),
    );
    expect(["", "8535", "853512", "abcde", "85351-12", "８５３５１"].map(readZip)).toEqual(
      Array(6).fill(undefined),
    );
  });
  it.each([
    ["85351", "Sun City"],
    ["85374", "Sun City"],
    ["85395", "Goodyear"],
    ["85326", "Goodyear"],
    ["85364", "Goodyear"],
    ["85207", "Mesa"],
    ["85281", "Mesa"],
    ["85701", "Mesa"],
    ["86004", "Sun City"],
  ])("%s: %s", (zip, office) => {
    expect(officeOf(zip)).toBe(office);
  });
  it("knows none outside Arizona", () => {
    for (const zip of ["10001", "87101", "85400", "00000"]) expect(officeOf(zip)).toBeUndefined();
  });
  it("puts each office's own ZIP code within five miles of it", () => {
    for (const { zip, geo, name } of locations) {
      const place = placeOfZip(zip, zipCodes);
      expect(place && milesBetween(place, geo), name).toBeLessThan(5);
    }
  });
});

it("writes directions that survive any sign in an address", () => {
  const { apple, google } = directionsTo({
    street: "1 A&B #2 St",
    city: "Sun City",
    state: "AZ",
    zip: "85351",
  });
  expect(new URL(apple).searchParams.get("daddr")).toBe("1 A&B #2 St, Sun City, AZ 85351");
  expect(new URL(google).searchParams.get("destination")).toBe("1 A&B #2 St, Sun City, AZ 85351");
});
