import { expect, it } from "vitest";
import { openingHours } from "../../site/view/structured-data/offices.server.ts";
import { isPhysician } from "../../site/view/structured-data/people.server.ts";

const day = { opens: "08:00", closes: "17:00" };
const hours = {
  monday: [day],
  tuesday: [day],
  wednesday: [
    { opens: "08:00", closes: "12:00" },
    { opens: "13:00", closes: "19:00" },
  ],
  thursday: [day],
  friday: [],
  saturday: [],
  sunday: [],
};

it("groups days with the same hours, and leaves out closed days", () => {
  expect(openingHours(hours)).toEqual([
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday", "Tuesday", "Thursday"], ...day },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Wednesday"], opens: "08:00", closes: "12:00" },
    { "@type": "OpeningHoursSpecification", dayOfWeek: ["Wednesday"], opens: "13:00", closes: "19:00" },
  ]);
});

it.each([
  ["MD", true],
  ["MD, FACP", true],
  ["M.D.", true],
  ["DO", true],
  ["FNP-C", false],
  ["PA-C", false],
  ["DNP, FNP-C", false],
])("%s: a physician is %s", (credential, expected) => {
  expect(isPhysician({ credential })).toBe(expected);
});
