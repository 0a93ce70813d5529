import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Holiday, openingState, wallClock } from "../../engine/app/features/open-now/opening-state.ts";
import { longestText, stateText } from "../../engine/app/features/open-now/state-text.ts";
import { type Hours, weekdays } from "../../engine/data/schema/hours.ts";
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

/** The second implementation: every opening of some years as moments, by the clock changes of a zone as they are published. */
const zones: Record<string, { hours: number; summer?: [from: string, until: string][] }> = {
  "America/Phoenix": { hours: -7 },
  // On the second Sunday of March and the first of November, at 2 a.m. there.
  "America/Denver": {
    hours: -7,
    summer: [
      ["2026-03-08T09:00Z", "2026-11-01T08:00Z"],
      ["2027-03-14T09:00Z", "2027-11-07T08:00Z"],
    ],
  },
  // Another half of the globe, and another half of an hour.
  "Australia/Adelaide": {
    hours: 9.5,
    summer: [
      ["2025-10-04T16:30Z", "2026-04-04T16:30Z"],
      ["2026-10-03T16:30Z", "2027-04-03T16:30Z"],
    ],
  },
};
const minute = 60_000;
const day = 24 * 60 * minute;
const pad = (number: number) => String(number).padStart(2, "0");

/** What a clock on the wall shows, as minutes since 1970. */
function wallAt(moment: number, zone: string): number {
  const { hours = 0, summer = [] } = zones[zone] ?? {};
  const isSummer = summer.some(([from, until]) => Date.parse(from) <= moment && moment < Date.parse(until));
  return moment / minute + (hours + (isSummer ? 1 : 0)) * 60;
}
const dateOf = (days: number) => {
  const date = new Date(days * day);
  return `${date.getUTCFullYear()}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
};
const timeOf = (minutes: number) => `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
// 1 January 1970 was a Thursday.
const fromThursday = ["thursday", "friday", "saturday", "sunday", "monday", "tuesday", "wednesday"] as const;

/** Every span of 2026 and 2027, as minutes of the wall clock since 1970. */
function spansOf(week: Hours, days: Holiday[]) {
  const [first, last] = [Date.parse("2026-01-01") / day, Date.parse("2028-01-01") / day];
  return Array.from({ length: last - first }, (_, index) => first + index).flatMap((number) => {
    const holiday = days.find(({ date }) => date === dateOf(number));
    const spans = holiday ? (holiday.hours ?? []) : week[fromThursday[number % 7] ?? "monday"];
    const start = number * 24 * 60;
    return spans.map(({ opens, closes }) => ({
      from: start + minutesOf(opens),
      until: start + minutesOf(closes),
    }));
  });
}

function slowState(wall: number, spans: ReturnType<typeof spansOf>, days: Holiday[]) {
  const today = Math.floor(wall / 1440);
  const next = spans.find(({ until }) => wall < until);
  if (!next) return { kind: "closed" };
  if (next.from <= wall) return { kind: "open", closes: timeOf(next.until % 1440) };
  const [date, opens] = [Math.floor(next.from / 1440), timeOf(next.from % 1440)];
  if (date === today) return { kind: "opensToday", opens };
  const holiday = days.find((one) => one.date === dateOf(today));
  const name = holiday?.hours?.length ? undefined : holiday?.name;
  return { kind: "opensLater", date: dateOf(date), daysAhead: date - today, opens, holiday: name };
}

/** Every span of each day, and what is on no whole hour: a night, a break, an early start, a day without hours. */
const odd: Hours = {
  monday: [{ opens: "00:00", closes: "23:59" }],
  tuesday: [
    { opens: "07:45", closes: "12:15" },
    { opens: "12:45", closes: "16:30" },
    { opens: "18:00", closes: "20:00" },
  ],
  wednesday: [],
  thursday: [{ opens: "01:30", closes: "03:15" }],
  friday: [{ opens: "08:00", closes: "12:00" }],
  saturday: [],
  sunday: [{ opens: "01:00", closes: "02:30" }],
};
/** A closure of two weeks, days that close early or open all the same, and the days on which clocks change. */
const closures: Holiday[] = [
  ...Array.from({ length: 14 }, (_, index) => ({ date: `2026-08-${pad(index + 3)}`, name: "Rest" })),
  { date: "2026-12-24", name: "Christmas Eve", hours: [{ opens: "08:00", closes: "12:00" }] },
  { date: "2026-12-25", name: "Christmas Day" },
  { date: "2026-07-04", name: "Independence Day", hours: [{ opens: "09:00", closes: "10:15" }] },
  { date: "2026-11-01", name: "All Saints", hours: [{ opens: "00:30", closes: "03:00" }] },
  { date: "2026-11-26", name: "Thanksgiving Day", hours: [] },
];

it("is closed, without a day, where no day has hours", () => {
  const never = Object.fromEntries(weekdays.map((name) => [name, []])) as unknown as Hours;
  expect(openingState(at("2026-11-16 10:00"), never, holidays, zone)).toEqual({ kind: "closed" });
});

describe("in every quarter of an hour of a year", () => {
  const cases = Object.keys(zones).flatMap((zone) =>
    Object.entries({ hours, odd }).map(([name, week]) => [zone, name, week] as const),
  );
  it.each(cases)("%s, %s", (zone, _name, week) => {
    const spans = spansOf(week, closures);
    const wrong: string[] = [];
    for (
      let now = Date.parse("2026-01-01T12:00Z");
      now < Date.parse("2027-01-01T12:00Z");
      now += 15 * minute
    ) {
      const wall = wallAt(now, zone);
      while (spans[0] && spans[0].until <= wall - 2880) spans.shift();
      const [found, expected] = [
        openingState(new Date(now), week, closures, zone),
        slowState(wall, spans, closures),
      ];
      if (JSON.stringify(found) !== JSON.stringify(expected))
        wrong.push(
          `${new Date(now).toISOString()}: ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`,
        );
    }
    expect(wrong.slice(0, 3)).toEqual([]);
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
