/** Hours within a sentence. The outlines have them in lines, with a break and a short day. */
import { expect, it } from "vitest";
import { hours as schema } from "../../site/schema/hours.ts";
import { hoursSentence } from "../../site/text/hours.ts";

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
