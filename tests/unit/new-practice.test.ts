import { expect, test } from "vitest";
import { fault, tidy } from "../../engine/cli/new-practice.ts";

test.each([
  ["state", "New Spain", "expected the two capital letters of a state, like AZ for Arizona"],
  ["phone", "505-234-0142", "expected a number written like (623) 555-0142"],
  ["color", "purple", /^expected # and six digits/],
  ["color", "#e0c040", /choose another shade: "#67581d" would do$/],
  ["color", "", undefined],
  ["city", "Mesa", undefined],
])("the answer %s %s", (name, answer, message) => {
  if (message instanceof RegExp) expect(fault(name, answer)).toMatch(message);
  else expect(fault(name, answer)).toBe(message);
});

test.each([
  ["state", "nm", "NM"],
  ["state", "New mexico", "NM"],
  ["state", "W. Va", "W. Va"],
  ["phone", "505.234.0142", "(505) 234-0142"],
  ["phone", "+1 505 234 0142", "(505) 234-0142"],
  ["phone", "ask us", "ask us"],
  ["name", "cedar 505 234 0142", "cedar 505 234 0142"],
])("the answer %s %s is written as %s", (name, answer, written) => {
  expect(tidy(name, answer)).toBe(written);
});
