import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { wordingsOf } from "../../../app/features/search/synonyms.ts";
import { checkConcepts } from "../../../site/check/concepts.server.ts";
import { loadSite } from "../../../site/load.server.ts";
import { groupsOf, meaningsOf, meantBy } from "../../../site/text/concepts.ts";
import { editDistance } from "../../../site/text/edit-distance.ts";
import { normalize } from "../../../site/text/normalize.ts";

const groups = [
  { name: "PAIN", words: "pain, hurt*, dolor, duele" },
  { name: "NOT", words: "not, wont, no" },
  { name: "OUT", words: "faint*, NOT wak*" },
];
const means = (line: string, typed: string, known: string[] = []) =>
  meantBy(typed, meaningsOf([{ words: [line] }], groupsOf({ groups }), known)).length > 0;

describe("a concept", () => {
  test.each([
    ["chest + PAIN", "pain in my chest"],
    ["chest + PAIN", "My CHEST is really hurting"],
    ["pecho + PAIN", "me duele mucho el pecho"],
    ["presión + muy alta", "la presion está muy alta"],
    ["chest + tight*", "chest tightens"],
    ["can't breathe", "I cant breathe"],
    ["choke, seizure", "he had two seizures"],
    ["choke", "choking"],
    ["morado", "labios morados"],
    ["mi mama", "para mi mamá"],
    ["concussion", "concusion"],
    ["seizur*", "siezures"],
    ["=burn + hand", "burn on hand"],
    ["bp + 181-300", "my bp is 190"],
    ["181-300 over 50-200", "190/110"],
    ["181-300 over 50-200", "bp 182-121"],
    ["dial-a-ride", "dial a ride"],
    ["NOT respir*", "ya no respira"],
    ["OUT", "she won't wake up"],
    ["sugar + 300-999", "sugar in the 500s"],
    ["hinchado", "inchado"],
    ["víbora", "bibora"],
    ["chest + PAIN", "chest pian"],
    ["chest + PAIN", "chestpain"],
    ["took two + -pril", "took two lisinoprils"],
    ["took two + -statin", "took two atorvastatina"],
    ["stroke unless golf", "stroke, left arm weak, and he plays golf on Sundays"],
  ])("%s: %s", (line, typed) => expect(means(line, typed)).toBe(true));

  test.each([
    ["chest + PAIN", "chest"],
    ["chest + PAIN", "chest x-ray on Monday, then bring the forms, my knee has pain"],
    ["PAIN + hurt", "it hurts"],
    ["OUT", "she woke up"],
    ["stroke unless golf", "how to mend my golf stroke"],
    ["poison unless ivy", "poison ivy"],
    ["mi mama", "cáncer de mama"],
    ["=burn + hand", "burning hand"],
    ["bp + 181-300", "bp 180"],
    ["181-300 over 50-200", "240-123-4567"],
    ["181-300 over 50-200", "120/80"],
    ["stroke", "stocks"],
    ["prevent", "present"],
    ["took two + -pril", "took two days in April"],
  ])("%s, not: %s", (line, typed) => expect(means(line, typed)).toBe(false));

  test("a typo never changes a real word into another", () => {
    expect(means("choking", "chokking", ["cooking"])).toBe(true);
    expect(means("choking", "cooking", ["cooking"])).toBe(false);
    expect(means("stroke", "strike", ["strike"])).toBe(false);
    expect(means("stroke", "storke", ["stork"])).toBe(true);
    expect(means("poison", "poisen, prison", ["prison"])).toBe(true);
  });
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

describe("everyday words", () => {
  const synonyms = [
    { words: ["shots", "flu shot"], means: "adult vaccines" },
    { words: ["open"], means: "contact" },
    { words: ["workout"], means: "150 minutes" },
  ];
  test.each([
    ["SHOTS", [["adult", "vaccines"], ["shots"]]],
    [
      "a flu shot",
      [
        ["adult", "vaccines"],
        ["flu", "shot"],
      ],
    ],
    [
      "open enrollment",
      [
        ["open", "enrollment"],
        ["contact", "enrollment"],
      ],
    ],
    ["blood work", [["blood", "work"]]],
  ])("%s", (typed, wordings) => expect(wordingsOf(typed, synonyms)).toEqual(wordings));
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
