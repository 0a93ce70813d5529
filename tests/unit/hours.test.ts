import { expect, it } from "vitest";
import { hours as schema } from "../../site/schema/hours.ts";
import { hoursLines, hoursSentence } from "../../site/text/hours.ts";

const week = (weekday: string, friday: string, saturday = "closed") =>
  schema.parse({
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday,
    saturday,
    sunday: "closed",
  });

it("groups days with the same hours in one line", () => {
  expect(hoursLines(week("08:00-17:00", "08:00-17:00"))).toEqual([
    "Monday–Friday 8AM–5PM",
    "Saturday–Sunday closed",
  ]);
});

it("writes a break, a short day and half hours", () => {
  expect(hoursLines(week("08:30-12:00, 13:00-17:30", "08:30-12:00", "09:00-12:00"))).toEqual([
    "Monday–Thursday 8:30AM–12PM, 1PM–5:30PM",
    "Friday 8:30AM–12PM",
    "Saturday 9AM–12PM",
    "Sunday closed",
  ]);
});

it("lists the open days within a sentence", () => {
  expect(hoursSentence(week("08:00-17:00", "08:00-17:00"))).toBe("Monday through Friday, 8 AM to 5 PM");
  expect(hoursSentence(week("08:00-12:00, 13:00-17:00", "08:00-12:00"))).toBe(
    "Monday through Thursday, 8 AM to noon and 1 PM to 5 PM, and Friday, 8 AM to noon",
  );
  const { monday, tuesday } = week("08:00-17:00", "closed");
  const someDays = { ...week("closed", "08:00-17:00"), monday, tuesday };
  expect(hoursSentence(someDays)).toBe("Monday, Tuesday and Friday, 8 AM to 5 PM");
  expect(hoursSentence(someDays, "es")).toBe("los lunes, los martes y los viernes, de 8 a.m. a 5 p.m.");
});

it("says days and times in Spanish with their articles", () => {
  expect(hoursSentence(week("08:00-17:00", "08:00-17:00"), "es")).toBe(
    "de lunes a viernes, de 8 a.m. a 5 p.m.",
  );
  expect(hoursSentence(week("08:00-12:00, 13:00-17:00", "12:00-17:00", "08:00-12:00"), "es")).toBe(
    "de lunes a jueves, de 8 a.m. al mediodía y de 1 p.m. a 5 p.m., los viernes, del mediodía a 5 p.m., y los sábados, de 8 a.m. al mediodía",
  );
});
