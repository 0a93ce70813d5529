import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Holiday, openingState, wallClock } from "../../engine/app/features/open-now/opening-state.ts";
import { longestText, stateText } from "../../engine/app/features/open-now/state-text.ts";
import { type Hours, type Span, weekdays } from "../../engine/data/schema/hours.ts";
import { testRows } from "../support/rows.ts";

const zone = "America/Phoenix";
const workday = [{ opens: "08:00", closes: "17:00" }];
const hours: Hours = {
  monday: workday,
  tuesday: workday,
  wednesday: workday,
  thursday: workday,
  friday: workday,
  saturday: [],
  sunday: [],
};
const holidays: Holiday[] = [
  { date: "2026-11-26", name: "Thanksgiving Day" },
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2027-01-01", name: "New Year's Day" },
];

/** A local time in Arizona, which has no daylight time. */
const at = (text: string) => new Date(`${text.replace(" ", "T")}-07:00`);
const stateAt = (text: string, days = holidays) => openingState(at(text), hours, days, zone);
const labels = {
  open: "Open now, closes at {time}",
  opensToday: "Closed now, opens today at {time}",
  opensLater: "Closed now, opens {day} at {time}",
  closed: "Closed now",
  holiday: "Closed today for {holiday}. Opens {day} at {time}",
  label: "Right now:",
};

it("says midnight as 00:00, not 24:00", () => {
  expect(wallClock(at("2026-11-16 00:00"), zone)).toEqual({ date: "2026-11-16", time: "00:00" });
});

const broken: Hours = {
  ...hours,
  monday: [
    { opens: "08:00", closes: "12:00" },
    { opens: "13:00", closes: "17:00" },
  ],
  friday: [{ opens: "08:00", closes: "12:00" }],
};

const saidAt = (moment: string, week: Hours) =>
  stateText(openingState(at(moment), week, holidays, zone), labels).replaceAll("\u00a0", " ");
testRows("tests/unit/opening-state.yaml", {
  "open on weekdays from 8 to 5": (moment) => saidAt(moment, hours),
  "with a break at noon on Mondays, and short Fridays": (moment) => saidAt(moment, broken),
});

describe("around holidays", () => {
  it("leaves the name out in the short form", () => {
    expect(stateText(stateAt("2026-11-26 10:00"), labels, "short")).not.toContain("Thanksgiving");
  });
  it("shows the date instead of the weekday from a week ahead on", () => {
    // Monday, December 28, is the next day that isn't shut.
    const shut = [22, 23, 24, 25].map((day) => ({ date: `2026-12-${day}`, name: "Rest" }));
    const saidOn = (day: number) => stateText(stateAt(`2026-12-${day} 17:00`, shut), labels);
    expect(saidOn(22)).toMatch(/^Closed .* Opens Monday at 8/);
    expect(saidOn(21)).toBe("Closed now, opens Monday, December 28 at 8\u00a0AM");
  });
});

it("reserves room for every text of the next two years", () => {
  const dates = [...holidays, { date: "2027-07-05", name: "Independence Day, observed on a Monday" }];
  const room = longestText(labels, dates).length;
  for (let hour = 0; hour < 2 * 365 * 24; hour += 3) {
    const now = new Date(Date.parse("2026-11-01T15:00Z") + hour * 3_600_000);
    const text = stateText(openingState(now, hours, dates, zone), labels);
    expect(text.length, text).toBeLessThanOrEqual(room);
  }
});

describe("for any hours and holidays", () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((all) => `${String(Math.floor(all / 60)).padStart(2, "0")}:${String(all % 60).padStart(2, "0")}`);
  /** Up to three spans, in order, without overlap. */
  const day = fc.uniqueArray(time, { maxLength: 6 }).map((times) => {
    const sorted = times.sort();
    return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index): Span => {
      const [opens = "", closes = ""] = sorted.slice(2 * index, 2 * index + 2);
      return { opens, closes };
    });
  });
  const anyHours = fc.record(Object.fromEntries(weekdays.map((name) => [name, day]))) as fc.Arbitrary<Hours>;
  const moment = fc.date({
    min: new Date("2026-01-01T00:00Z"),
    max: new Date("2028-12-31T00:00Z"),
    noInvalidDate: true,
  });
  const anyHolidays = fc.array(
    moment.map((date) => ({ date: date.toISOString().slice(0, 10), name: "Holiday" })),
    { maxLength: 40 },
  );
  const anyZone = fc.constantFrom(zone, "America/Denver", "Asia/Tokyo", "Asia/Kathmandu", "UTC");

  it("is never open on a closed day, and the next opening is in the future and is an open minute", () => {
    fc.assert(
      fc.property(moment, anyHours, anyHolidays, anyZone, (now, weekly, days, timeZone) => {
        const clock = wallClock(now, timeZone);
        const spansOn = (date: string) => {
          const name = weekdays[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? "monday";
          return days.some((holiday) => holiday.date === date) ? [] : weekly[name];
        };
        const today = spansOn(clock.date);
        const isOpen = today.some(({ opens, closes }) => opens <= clock.time && clock.time < closes);
        const state = openingState(now, weekly, days, timeZone);
        expect(state.kind === "open").toBe(isOpen);
        if (state.kind === "open") {
          expect(clock.time < state.closes).toBe(true);
        } else if (state.kind === "opensToday") {
          expect(today.map(({ opens }) => opens).find((opens) => opens > clock.time)).toBe(state.opens);
        } else if (state.kind === "opensLater") {
          expect(state.date > clock.date).toBe(true);
          expect(spansOn(state.date)[0]).toMatchObject({ opens: state.opens });
        } else {
          expect(Object.values(weekly).every((spans) => spans.length === 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

it("the offset gives the same time as the name", () => {
  const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2031-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(wallClock(moment, -7 * 60)).toEqual(wallClock(moment, zone));
    }),
  );
});
