/** Hours that differ between offices: which of them the header, an office's page, its card and its data follow. */
import { describe, expect, test, vi } from "vitest";
import { openingState } from "../../engine/app/features/open-now/opening-state.ts";
import { hoursOfNoOffice } from "../../engine/data/check/text/data.ts";
import { readSite } from "../../engine/data/load.server.ts";
import type { Hours } from "../../engine/data/schema/hours.ts";
import { officeCard } from "../../engine/data/view/cards.server.ts";
import { holidaysOfAny, hoursOfAny, specialDays } from "../../engine/data/view/office-hours.server.ts";
import { sharedOf } from "../../engine/data/view/shared.server.ts";
import { Copy } from "./content/copy.ts";

vi.mock("../../engine/data/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

const site = readSite();
const [taos, monteVista] = site.offices;
if (!taos || !monteVista) throw new Error("the practice has two offices");
const closed: Hours = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};
const day = (opens: string, closes: string) => ({ opens, closes });
/** A local time in Denver, in winter. */
const at = (text: string) => new Date(`${text.replace(" ", "T")}-07:00`);

/** What the header says, and what each office's page and card say. */
function statesAt(text: string) {
  const { hours, holidays, zone } = sharedOf(site);
  const state = (of: { hours: Hours; holidays: { date: string; name: string }[] }) =>
    Object.values(openingState(at(text), of.hours, of.holidays, zone))
      .slice(0, 2)
      .join(" ");
  return [
    state({ hours, holidays }),
    ...[taos, monteVista].map((office) => state(officeCard(site, office as never))),
  ];
}

test.each([
  ["a break in one office", "2026-11-16 12:30", ["open 18:00", "open 18:00", "opensToday 13:00"]],
  ["Friday noon in one office", "2026-11-20 12:00", ["open 18:00", "open 18:00", "opensLater 2026-11-23"]],
  ["a holiday of one office", "2027-03-05 10:00", ["open 18:00", "open 18:00", "opensLater 2027-03-08"]],
  ["an early closing, before", "2026-12-24 11:59", ["open 12:00", "open 12:00", "open 12:00"]],
  [
    "an early closing, after",
    "2026-12-24 12:00",
    ["opensLater 2026-12-26", "opensLater 2026-12-26", "opensLater 2026-12-28"],
  ],
  [
    "a holiday of all",
    "2026-11-26 10:00",
    ["opensLater 2026-11-27", "opensLater 2026-11-27", "opensLater 2026-11-27"],
  ],
])("%s, %s", (_, moment, states) => {
  expect(statesAt(moment)).toEqual(states);
});

describe("the hours of all offices together", () => {
  const early = {
    ...closed,
    monday: [day("08:00", "12:00"), day("13:00", "17:00")],
    friday: [day("08:00", "12:00")],
  };
  const late = { ...closed, monday: [day("11:00", "13:00")], tuesday: [day("12:00", "20:00")] };
  test("join what overlaps or touches, and keep a break that all have", () => {
    expect(hoursOfAny([{ hours: early }, { hours: late }])).toEqual({
      ...closed,
      monday: [day("08:00", "17:00")],
      tuesday: [day("12:00", "20:00")],
      friday: [day("08:00", "12:00")],
    });
    expect(hoursOfAny([{ hours: early }, { hours: early }])).toEqual(early);
  });
  test("a holiday of one office leaves the hours of the others", () => {
    // Mar 05, 2027 is a Friday: `late` is closed on Fridays anyway.
    const friday = { date: "Mar 05, 2027", name: "Festival" };
    const monday = { date: "Mar 08, 2027", name: "Moving" };
    const both = [
      { hours: early, holidays: [friday, monday] },
      { hours: late, holidays: [] },
    ];
    const days = holidaysOfAny(both);
    expect(days).toEqual([friday, { ...monday, hours: [day("11:00", "13:00")] }]);
    // Taos is open whenever Monte Vista would be, so the festival there changes nothing.
    expect(holidaysOfAny(site.offices)).toEqual(site.practice.holidays);
  });
});

test("an office's closed days end with the day in its time zone", () => {
  const daysAt = (now: string) => JSON.stringify(specialDays(site, monteVista, new Date(now)));
  // 6 AM UTC is still the evening of March 5 in Denver.
  expect(daysAt("2027-03-06T06:00Z")).toContain("Crane Festival");
  expect(daysAt("2027-03-06T08:00Z")).not.toContain("Crane Festival");
});

test("an office's own entry for a day comes before the practice's", () => {
  using content = new Copy();
  const own = "[{ date: 'Dec 24, 2026', name: Party, hours: '09:00-10:00' }]";
  content.field("locations/monte-vista-co.md", "holidays", own);
  const office = readSite(content.root).offices.find(({ slug }) => slug === "monte-vista-co");
  expect(office?.holidays.filter(({ date }) => date === "Dec 24, 2026")).toEqual([
    { date: "Dec 24, 2026", name: "Party", hours: [day("09:00", "10:00")] },
  ]);
});

test("hours in practice.yaml that no office keeps are found", () => {
  expect([...hoursOfNoOffice(site)]).toEqual([]);
  const shorter = {
    ...site,
    offices: [{ ...taos, hours: { ...taos.hours, friday: [day("08:00", "12:00")] } }],
  };
  expect([...hoursOfNoOffice(shorter)]).toHaveLength(1);
});
