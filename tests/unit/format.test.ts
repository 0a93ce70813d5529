import { expect, it } from "vitest";
import { format, formatCount } from "../../app/schema/format.ts";

it("fills each gap as often as it stands there, and leaves others alone", () => {
  expect(format("{n} of {m}, {n} {phone}", { n: 2, m: 3 })).toBe("2 of 3, 2 {phone}");
});

it("takes no value for a pattern", () => {
  const title = "Save $$ on Medicine: $& and $' and $1";
  expect(format("{title} | Verdin", { title })).toBe(`${title} | Verdin`);
});

it("counts in the form for one and in the form for others", () => {
  const words = { one: "{count} article", other: "{count} articles" };
  expect([0, 1, 2, 1200].map((count) => formatCount(words, count))).toEqual([
    "0 articles",
    "1 article",
    "2 articles",
    "1,200 articles",
  ]);
});
