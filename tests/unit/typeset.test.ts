import { expect, test } from "vitest";
import { typeset } from "../../site/text/typeset.ts";

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
