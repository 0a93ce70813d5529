import fc from "fast-check";
import { expect, test } from "vitest";
import { isoDate, parseDate } from "../../../site/schema/fields.ts";

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const written = (year: number, month: number, day: number) =>
  `${months[month - 1]} ${String(day).padStart(2, "0")}, ${String(year).padStart(4, "0")}`;
const daysIn = (year: number, month: number) => {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
};
const year = fc.integer({ min: 1900, max: 9999 });
const month = fc.integer({ min: 1, max: 12 });

test.each([
  ["May 09, 2025", "2025-05-09"],
  ["Feb 29, 2024", "2024-02-29"],
  ["Feb 29, 2000", "2000-02-29"],
  ["Feb 29, 1900", ""],
  ["Feb 29, 2025", ""],
  ["Jan 00, 2025", ""],
  ["May 32, 2025", ""],
  ["may 09, 2025", ""],
  ["May 9, 2025", ""],
  [" May 09, 2025", ""],
  ["May 09, 25", ""],
  ["May 09, 0025", ""],
  ["", ""],
])("%s is %s", (words, iso) => {
  expect(isoDate(words)).toBe(iso);
});

test("every calendar day survives a round trip", () => {
  fc.assert(
    fc.property(year, month, fc.integer({ min: 1, max: 31 }), (y, m, d) => {
      const exists = d <= daysIn(y, m);
      const iso = `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
      expect(isoDate(written(y, m, d))).toBe(exists ? iso : "");
    }),
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
