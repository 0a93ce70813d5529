import { expect, test } from "vitest";
import { typeset } from "../../site/text/typeset.ts";

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
