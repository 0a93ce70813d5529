import fc from "fast-check";
import { expect, test } from "vitest";
import { wordingsOf } from "../../../engine/app/features/search/synonyms.ts";
import { checkConcepts } from "../../../engine/data/check/concepts.server.ts";
import { loadSite } from "../../../engine/data/load.server.ts";
import { editDistance } from "../../../engine/data/read/problem.ts";
import { groupsOf, meaningsOf, meantBy } from "../../../engine/data/text/concepts.ts";
import { normalize } from "../../../engine/data/text/normalize.ts";
import { testRows } from "../../support/rows.ts";

const groups = [
  { name: "PAIN", words: "pain, hurt*, dolor, duele" },
  { name: "NOT", words: "not, wont, no" },
  { name: "OUT", words: "faint*, NOT wak*" },
];
const means = (line: string, typed: string, known: string[] = []) =>
  meantBy(typed, meaningsOf([{ words: [line] }], groupsOf({ groups }), known)).length > 0;

const synonyms = [
  { words: ["shots", "flu shot"], means: "adult vaccines" },
  { words: ["shot"], means: "injection" },
  { words: ["open"], means: "contact" },
  { words: ["workout"], means: "150 minutes" },
];

testRows("tests/unit/search/concepts.yaml", {
  "whether what is typed means a concept": ([line, typed]) => means(line, typed),
  "whether it does where a real word is known, which is no typo": ([line, typed, known]) =>
    means(line, typed, [known]),
  "words to search for": (typed) => wordingsOf(typed, synonyms),
});

test("a concept that nothing can match is found", () => {
  const site = loadSite();
  const found = (line: string) => {
    const [first, ...others] = site.emergencies.emergencies;
    if (!first) throw new Error("no emergency");
    const emergencies = { ...site.emergencies, emergencies: [{ ...first, words: [line] }, ...others] };
    return [...checkConcepts({ ...site, emergencies })].map(
      ({ path, found }) => `${path.join(" ")}: ${found}`,
    );
  };
  const at = "emergencies 0 words 0";
  expect(found("chest + pain, hurt*")).toEqual([]);
  expect(found("chest + PIAN")).toEqual([`${at}: PIAN`]);
  expect(found("chest, breast + pain unless breast")).toEqual([`${at}: breast`]);
  expect(found("chest + , ?")).toEqual([`${at}: chest + , ?`]);
  expect(found("bp + 300-181")).toEqual([`${at}: bp + 300-181`]);
});

test("the edit distance is 0 for the same word, symmetric, and at most the length of the longer word", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, a)).toBe(0);
      expect(editDistance(a, b)).toBe(editDistance(b, a));
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length));
      expect(editDistance(a, b) === 0).toBe(a === b);
    }),
  );
  expect(editDistance("teh", "the")).toBe(1);
});

test("normalizing is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
});
