import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { correct, mentions, normalize, type SearchData, translate } from "../../app/features/search/words.ts";
import { editDistance } from "../../site/text/edit-distance.ts";

const content = parse(readFileSync("content/search.yaml", "utf8")) as {
  synonyms: SearchData["synonyms"];
  crisis: string[];
};
const synonyms = content.synonyms.map(({ words, means }) => ({ words: words.map(normalize), means }));

describe("everyday words", () => {
  test.each([
    ["sugar", "diabetes"],
    ["SHOTS", "vaccines"],
    ["Blood pressure pills", "medication management"],
    ["azúcar", "diabetes"],
    ["azucar", "diabetes"],
    ["can’t sleep", "sleep"],
    ["can't sleep", "sleep"],
    ["  bp ", "blood pressure"],
    ["flu shot in Mesa", "adult vaccines in mesa"],
    ["immuniz", "vaccines"],
  ])("%s means %s", (typed, meant) => {
    expect(translate(typed, synonyms)).toBe(meant);
  });

  test("short words match only whole words", () => {
    expect(translate("fever", [{ words: ["er"], means: "emergency" }])).toBeUndefined();
    expect(translate("er", [{ words: ["er"], means: "emergency" }])).toBe("emergency");
    expect(translate("sug", synonyms)).toBeUndefined();
  });

  test("a word that is its own meaning is not translated", () => {
    expect(translate("vaccines", [{ words: ["vaccines"], means: "Vaccines" }])).toBeUndefined();
  });
});

describe("crisis words", () => {
  test.each([...content.crisis])("%s", (phrase) => {
    expect(mentions(phrase, content.crisis)).toBe(true);
    expect(mentions(`please help, ${phrase.toUpperCase()}!`, content.crisis)).toBe(true);
  });

  test.each(["suiside", "sucide", "kill my self", "i can’t go on", "SUICIDE?", "hacerme dano", "selfharm"])(
    "%s, as people type it",
    (typed) => expect(mentions(typed, content.crisis)).toBe(true),
  );

  test.each([
    "i want to diet",
    "send it all",
    "putting myself first",
    "overdue bill",
    "sugar",
    "",
    "kill",
    "9881",
  ])("not: %s", (typed) => expect(mentions(typed, content.crisis)).toBe(false));
});

describe("emergency words", () => {
  const words = ["chest pain", "stroke", "can't breathe", "dolor en el pecho", "presión en el pecho", "tia"];

  test.each([
    "Chest pain",
    "chest  pain since noon",
    "strok",
    "stroek",
    "i cant breath",
    "presion en el pecho",
    "TIA?",
  ])("%s", (typed) => expect(mentions(typed, words)).toBe(true));

  test.each(["chest", "back pain", "breathe easy", "tiara", "chess pain", ""])("not: %s", (typed) =>
    expect(mentions(typed, words)).toBe(false),
  );
});

describe("typos", () => {
  const data: SearchData = {
    synonyms,
    vocabulary: ["diabetes", "diabetic", "vaccine", "medicare", "marrufo"],
  };

  test.each([
    ["diabtes", "diabetes"],
    ["daibetes", "diabetes"],
    ["diabetis", "diabetes"],
    ["vacine", "vaccine"],
    ["dr marufo", "dr marrufo"],
    ["sugr", "sugar"],
  ])("%s becomes %s", (typed, corrected) => {
    expect(correct(typed, data)).toBe(corrected);
  });

  test.each(["diab", "diabetes", "zzzqqq", "flu", ""])("%s is unchanged", (typed) => {
    expect(correct(typed, data)).toBeUndefined();
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
});

test("normalizing is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(normalize(normalize(text))).toBe(normalize(text));
    }),
  );
});
