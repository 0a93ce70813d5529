import { expect, test } from "vitest";
import { typeset, typesetLine } from "../../site/text/typeset.ts";

test.each([
  ["It's the patients' choice, can't you see?", "It’s the patients’ choice, can’t you see?"],
  ['"What is the point?" she asked.', "“What is the point?” she asked."],
  ["He said, \"Ask: 'Should I be tested?'\"", "He said, “Ask: ‘Should I be tested?’”"],
  ['"\'Tis nothing," he said.', "“’Tis nothing,” he said."],
  ["'tis and 'twas, rock 'n' roll, let 'em in", "’tis and ’twas, rock ’n’ roll, let ’em in"],
  ["in the '90s, the class of '08, the 1990's", "in the ’90s, the class of ’08, the 1990’s"],
  ['("cocci" for short) ["x"] —"so"', "(“cocci” for short) [“x”] —“so”"],
  ['"10 of 12" and "12"', "“10 of 12” and “12”"],
  ['She is 5\'4" tall, he is 6\' 2". A 12" ruler.', 'She is 5\'4" tall, he is 6\' 2". A 12" ruler.'],
  ['"I am 5\'4" tall," he said.', "“I am 5'4\" tall,” he said."],
  ['Nothing for "{query}".', "Nothing for “{query}”."],
  ["no quotes here", "no quotes here"],
])("sets the quotes of %s", (typed, set) => {
  expect(typesetLine(typed)).toBe(set);
  expect(typesetLine(typed)).toHaveLength(typed.length);
  expect(typesetLine(set)).toBe(set);
});

test.each([
  ["8 AM to 5:30 PM", "8\u00a0AM to 5:30\u00a0PM"],
  ["Call us (TTY: 711) or TTY 711.", "Call us (TTY:\u00a0711) or TTY\u00a0711."],
  ["Ask Dr. Raman", "Ask Dr.\u00a0Raman"],
  ["La Dra. Marrufo", "La Dra.\u00a0Marrufo"],
  ["Priya Raman, MD, sees you", "Priya Raman,\u00a0MD, sees you"],
  ["Walter Lindgren, FNP-C", "Walter Lindgren,\u00a0FNP-C"],
  ["Call 911, or call or text 988.", "Call\u00a0911, or call or text\u00a0988."],
  ["Llame al 911. Pay 911 dollars.", "Llame al\u00a0911. Pay 911 dollars."],
  ["8 AMBER, the Dr. in", "8 AMBER, the Dr. in"],
])("keeps %s on one line", (typed, set) => {
  expect(typesetLine(typed)).toBe(set);
});

test("keeps the hyphen of check-up and e-mail inside the word", () => {
  expect(typeset("A yearly Check-up. E-mail us; e-mails and check-ups. A blue-mail.")).toBe(
    "A yearly Check\u2060-\u2060up. E\u2060-\u2060mail us; e\u2060-\u2060mails and check\u2060-\u2060ups. A blue-mail.",
  );
});

test("keeps a phone number that spells a word on one line", () => {
  expect(typeset("Call 844-534-HOPE or 1-833-TLC-MAMA. A 60-year-old, COVID-19, a 30-DAY plan")).toBe(
    "Call 844\u2060-\u2060534\u2060-\u2060HOPE or 1\u2060-\u2060833\u2060-\u2060TLC\u2060-\u2060MAMA. " +
      "A 60-year-old, COVID-19, a 30\u2060-\u2060DAY plan",
  );
});

test("reads a line in parts as a whole", () => {
  const link = { link: "a 'cold'", href: "/blogs/it's" };
  expect(typeset(['He has "', { em: "only" }, '" ', link, " or ", { strong: '"flu"' }, "."])).toEqual([
    "He has “",
    { em: "only" },
    "” ",
    { link: "a ‘cold’", href: "/blogs/it's" },
    " or ",
    { strong: "“flu”" },
    ".",
  ]);
});

test("leaves addresses, keys and what visitors type alone", () => {
  const same = {
    path: "/services/check-up",
    slug: "annual-check-up",
    email: "o'brien@example.com",
    emergencies: [{ words: ["can't breathe"] }],
    languages: [{ code: "nv", text: "Diné bee yániłti'gogo" }],
    count: 3,
    none: undefined,
  };
  expect(typeset(same)).toEqual(same);
  expect(typeset({ ...same, title: "Don't" }).title).toBe("Don’t");
});
