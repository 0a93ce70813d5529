import { expect, it } from "vitest";
import { format, formatCount } from "../../site/schema/format.ts";

it("fills every occurrence of a gap, and leaves others unchanged", () => {
  expect(format("{n} of {m}, {n} {phone}", { n: 2, m: 3 })).toBe("2 of 3, 2 {phone}");
});

it("inserts values with $ literally", () => {
  const title = "Save $$ on Medicine: $& and $' and $1";
  expect(format("{title} | Verdin", { title })).toBe(`${title} | Verdin`);
});

it("picks the singular or plural form", () => {
  const words = { one: "{count} article", other: "{count} articles" };
  expect([0, 1, 2, 1200].map((count) => formatCount(words, count))).toEqual([
    "0 articles",
    "1 article",
    "2 articles",
    "1,200 articles",
  ]);
});
