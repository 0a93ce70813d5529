import { expect, it } from "vitest";
import { openingHours } from "../../site/view/structured-data/offices.server.ts";
import { isPhysician } from "../../site/view/structured-data/people.server.ts";
import { problemsOf } from "../built/structured-data.ts";

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

it("the checks of these tests can fail", () => {
  const wrong = {
    "@type": "MedicalClinic",
    "@id": "/location/x",
    name: "",
    url: "https://a.example",
    telephone: "+1",
    aggregateRating: { "@type": "AggregateRating" },
    openingHoursSpecification: { "@type": "OpeningHoursSpecification", opens: "8 AM", closes: "17:00" },
    validFrom: "May 9",
  };
  const found = problemsOf([wrong]).join("\n");
  for (const part of [
    "MedicalClinic without address",
    "@id",
    "name",
    "AggregateRating is refused",
    "aggregateRating",
    "is no time",
    "is no day",
  ]) {
    expect(found).toContain(part);
  }
});
