import { expect, test } from "vitest";
import { excerptOf } from "../../../engine/app/features/search/excerpt.ts";
import {
  correctedWords,
  findPages,
  type Pagefind,
  readResult,
} from "../../../engine/app/features/search/pagefind.ts";
import { wordingsOf } from "../../../engine/app/features/search/synonyms.ts";
import { wordsOf } from "../../../engine/data/text/normalize.ts";

const page =
  "Sees patients in. Taos. Helps with. Dr. Wu checks your sugar, twice a year. Call us. Sugar on labels has many names you can learn.";
const shown = (parts: { text: string; marked: boolean }[]) =>
  parts.map(({ text, marked }) => (marked ? `[${text}]` : text)).join("");

test("the excerpt is a whole sentence with most of the words, and signs aren't marked", () => {
  expect(shown(excerptOf(page, "", ["sugar"]))).toBe("Dr. Wu checks your [sugar], twice a year.");
  expect(shown(excerptOf(page, "", ["sugars", "name"]))).toBe(
    "[Sugar] on labels has many [names] you can learn.",
  );
});

test("every word of a page is marked, typed with its accents and capitals or without", () => {
  const spanish = "¿Cuándo debo tomarme la presión? El médico de la Peña dice: mañana y noche.";
  const unmarked = [...new Set(spanish.match(/\p{L}+/gu))].filter((word) => {
    const parts = excerptOf("", spanish, wordsOf(word));
    return !parts.some(({ text, marked }) => marked && text === word);
  });
  expect(unmarked).toEqual([]);
  expect(shown(excerptOf(`Hola. ${spanish}`, "", wordsOf("PRESION")))).toContain("la [presión]?");
});

test("a word that isn't finished is marked, a short one only by itself", () => {
  expect(shown(excerptOf(page, "", ["lear"]))).toBe("Sugar on labels has many names you can [learn].");
  expect(shown(excerptOf("", "Flu shots and fluids.", ["flu"]))).toBe("[Flu] shots and fluids.");
});

test("labels and names are no sentences: the description is shown instead", () => {
  const description = "What we do in Taos, and when.";
  expect(shown(excerptOf(page, description, ["taos"]))).toBe("What we do in [Taos], and when.");
  expect(shown(excerptOf(page, "<img src=x> & more", []))).toBe("<img src=x> & more");
});

test("a long sentence is cut around the word", () => {
  const words = Array.from({ length: 90 }, (_, index) => `w${index}`);
  const text = shown(excerptOf(`${words.join(" ")} end.`, "", ["w60"]));
  expect(text).toMatch(/^… w48 .*\[w60\].* w87 …$/);
});

/** Pages by the words they have. */
const index: Record<string, string[]> = {
  raman: ["raman"],
  patients: ["new-patients", "visit"],
  new: ["new-patients"],
};
const pagefind: Pagefind & { asked: string[] } = {
  asked: [],
  async search(query) {
    this.asked.push(query);
    const lists = query.split(" ").map((word) => index[word] ?? []);
    const ids = lists.reduce((all, list) => all.filter((id) => list.includes(id)));
    return { results: ids.map((id) => ({ id, score: 1, data: () => Promise.reject() })) };
  },
};
const found = async (...queries: string[]) => {
  pagefind.asked = [];
  const { results, isPartial } = await findPages(
    pagefind,
    queries.flatMap((query) => wordingsOf(query, [])),
  );
  return { ids: results.map(({ id }) => id), isPartial };
};

test("pages with all words, without stop words", async () => {
  expect(await found("is the Dr Raman in")).toEqual({ ids: ["raman"], isPartial: false });
  expect(pagefind.asked).toEqual(["raman"]);
  expect(await found("new patients")).toEqual({ ids: ["new-patients"], isPartial: false });
});

test("where no page has all words, pages with most of them come first", async () => {
  expect(await found("Dr Raman new patients")).toEqual({
    ids: ["new-patients", "raman", "visit"],
    isPartial: true,
  });
  expect(await found("zzz")).toEqual({ ids: [], isPartial: false });
});

test("a word that a page has is no typo", async () => {
  const correct = (word: string) => ({ ramen: "raman", patients: "patience" })[word] ?? word;
  expect(await correctedWords(pagefind, ["ramen", "patients"], correct)).toBe("raman patients");
});

test("a page has a word of the query, one that begins like it, or neither", async () => {
  const data = async () => ({ url: "/blogs/x.html", content: "Cholesterol is a fat.", meta: {} });
  const rankFor = async (query: string) => (await readResult({ id: "x", score: 1, data }, query)).rank;
  expect(await rankFor("cholesterol")).toBe(2);
  expect(await rankFor("cholestrol")).toBe(1);
  expect(await rankFor("chole")).toBe(2);
  expect(await rankFor("chord")).toBe(0);
  expect(await rankFor("xyzzyplugh")).toBe(0);
});

test("only stop words: searched as they are", async () => {
  await found("what is it");
  expect(pagefind.asked[0]).toBe("what is it");
});
