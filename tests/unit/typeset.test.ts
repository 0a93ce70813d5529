import { expect, test } from "vitest";
import { readSite } from "../../engine/data/load.server.ts";
import { shownSite } from "../../engine/data/shown-site.ts";
import { typesetParts } from "../../engine/data/text/typeset.ts";
import { Copy } from "./content/copy.ts";

test("reads a line in parts as a whole", () => {
  const link = { link: "a 'cold'", href: "/blogs/it's" };
  expect(typesetParts(['He has "', { em: "only" }, '" ', link, " or ", { strong: '"flu"' }, "."])).toEqual([
    "He has “",
    { em: "only" },
    "” ",
    { link: "a ‘cold’", href: "/blogs/it's" },
    " or ",
    { strong: "“flu”" },
    ".",
  ]);
});

test("sets words and names, and leaves addresses, keys, other languages and what visitors type alone", () => {
  using content = new Copy();
  content.edit("practice.yaml", /^email: .*/m, "email: o'brien@penasco.example");
  content.edit("practice.yaml", /^shortName: .*/m, "shortName: O'Brien's");
  content.edit("search.yaml", /^synonyms:\n/m, "synonyms:\n  - words: [can't]\n    means: won't\n");
  const typed = readSite(content.root);
  const { practice, search, emergencies, pages } = shownSite(typed, () => false);
  expect(practice.email).toBe("o'brien@penasco.example");
  expect(practice.shortName).toBe("O’Brien’s");
  expect(search.synonyms[0]).toEqual({ words: ["can't"], means: "won't" });
  expect(emergencies.emergencies.map(({ words }) => words)).toEqual(
    typed.emergencies.emergencies.map(({ words }) => words),
  );
  expect(pages["language-assistance"]?.languages.map(({ text }) => text)).toEqual(
    typed.pages["language-assistance"]?.languages.map(({ text }) => text),
  );
});
