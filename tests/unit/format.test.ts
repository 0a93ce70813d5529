import { expect, it } from "vitest";
import { formatCount } from "../../site/schema/format.ts";

it.each([
  [0, "0 articles"],
  [1, "1 article"],
  [1200, "1,200 articles"],
])("%i: %s", (count, words) => {
  expect(formatCount({ one: "{count} article", other: "{count} articles" }, count)).toBe(words);
});
