import { expect, test } from "vitest";
import { fault, readable, tidy } from "../../engine/cli/new-practice.ts";

test.each([
  ["state", "New Spain", "expected the two capital letters of a state, like AZ for Arizona"],
  ["phone", "505-234-0142", "expected a number written like (623) 555-0142"],
  ["color", "purple", /^expected # and six digits/],
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

test.each([
  ["#7a3fa0", "#783e9d"],
  ["#e0c040", "#67581d"],
  ["#5B2A86", "#5B2A86"],
  ["", ""],
])("the color %s becomes %s", (color, shade) => {
  expect(readable(color)).toEqual(
    color === shade
      ? { color }
      : {
          color: shade,
          says: `${color} is too faint to read. Your site has the nearest shade that isn't: ${shade}.`,
        },
  );
});
