import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate, parseDate } from "../../../engine/data/schema/fields.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const written = (year: number, month: number, day: number) =>
  `${months[month - 1]} ${String(day).padStart(2, "0")}, ${String(year).padStart(4, "0")}`;
const daysIn = (year: number, month: number) => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
};

test("each day of the calendar, and no other, survives a round trip", () => {
  const number = (max: number, min = 1) => fc.integer({ min, max });
  fc.assert(
    fc.property(number(9999, 1900), number(12), number(31), (y, m, d) => {
      const iso = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
      expect(isoDate(written(y, m, d))).toBe(d <= daysIn(y, m) ? iso : "");
    }),
    {
      examples: [
        [2000, 2, 29],
        [1900, 2, 29],
        [2024, 2, 29],
        [2025, 2, 29],
      ],
    },
  );
});

test("other strings are not dates, and never throw", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (words) => {
      fc.pre(!/^[A-Z][a-z]{2} \d{2}, \d{4}$/.test(words));
      expect(parseDate(words)).toBeUndefined();
    }),
  );
});
