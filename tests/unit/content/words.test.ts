/** The rules of `npm run content`, each with text that breaks it. */
import { expect, test } from "vitest";
import { missingSources, sameWords } from "../../../site/check/text/data.ts";
import { type Entry, entriesOf } from "../../../site/check/text/entries.ts";
import { bareNumbers } from "../../../site/check/text/facts.ts";
import { gradeOf } from "../../../site/check/text/grade.ts";
import { adviceOn } from "../../../site/check/text/reading.ts";
import { readSite } from "../../../site/load.server.ts";
import { fieldName, type Problem } from "../../../site/read/problem.ts";
import { Copy } from "./copy.ts";

const easy = "You can walk a bit each day. It is good for you.";
const hard =
  "Comprehensive interdisciplinary rehabilitation necessitates individualized multidimensional evaluation of cardiovascular capabilities.";

function page(change: Partial<Entry> = {}): Entry {
  const texts = change.sentences ?? [easy];
  const base = {
    kind: "page",
    language: "en",
    file: "x.md",
    paragraphs: texts,
  } as const;
  return { ...base, sentences: texts, words: texts, ...change };
}
const linesOf = (problems: Iterable<Problem>) =>
  [...problems].map(({ file, path, found }) => `${file} ${fieldName(path)}: ${found}`);

test("plain text has a low reading grade, academic text a high one", () => {
  expect(gradeOf([easy])).toBeLessThan(2);
  expect(gradeOf([hard])).toBeGreaterThan(20);
  expect(gradeOf([])).toBeUndefined();
});

test("a phone number does not change the grade, another number does", () => {
  expect(gradeOf(["Call (623) 555-0142 now."])).toBe(gradeOf(["Call number now."]));
  expect(gradeOf(["We meet within 48 hours."])).toBeGreaterThan(gradeOf(["We meet within two hours."]) ?? 0);
});

test("a page that is too hard is reported with its hardest sentence, and a legal page may be harder", () => {
  const text = [`${easy} `.repeat(3), hard];
  const [problem, ...more] = [...adviceOn([page({ sentences: text })])];
  expect(more).toEqual([]);
  expect(problem?.expected).toBe("at most 9.0");
  expect(problem?.todo).toContain("Comprehensive interdisciplinary");
  expect([...adviceOn([page({ sentences: text, kind: "legal" })])]).toEqual([]);
});

test("a median reading grade of articles that is too high", () => {
  const sentences = ["The doctor carefully examined several patients this morning before lunch."];
  const words = [`${"word ".repeat(600)}`];
  const articles = [1, 2, 3].map((n) =>
    page({ kind: "article", file: `${n}`, sentences, paragraphs: [], words }),
  );
  expect(gradeOf(sentences)).toBeGreaterThan(7);
  expect(linesOf(adviceOn(articles)).filter((text) => text.startsWith("blogs"))).toHaveLength(1);
});

test.each([
  [499, ["x.md text: 499 words"]],
  [500, []],
  [2000, []],
])("an article of %i words", (count, expected) => {
  const words = [Array(count).fill("word").join(" ")];
  expect(linesOf(adviceOn([page({ kind: "article", words })]))).toEqual(expected);
});

test("a paragraph of 91 words", () => {
  const paragraphs = [Array(90).fill("walk").join(" "), Array(91).fill("rest").join(" ")];
  expect(linesOf(adviceOn([page({ paragraphs })]))).toEqual([
    expect.stringMatching(/paragraph: 91 words: "rest rest/),
  ]);
});

test("a phone number without a link", () => {
  using content = new Copy();
  content.article(
    { more: "keyPoints: [Call 1-800-222-1222., Rest., Drink.]" },
    "Call 911, or 1-800-222-1222, or [1-800-677-1116](tel:+18006771116), or {phone}.\n",
  );
  const found = [...bareNumbers(readSite(content.root))].filter(({ file }) => file === "blogs/blog-1.md");
  expect(found.map(({ todo }) => todo)).toEqual(["write [1-800-222-1222](tel:+18002221222)"]);
});

test("key points don't count as length", () => {
  using content = new Copy();
  content.article({ more: "keyPoints: [Walk., Rest., Drink.]" });
  const entry = entriesOf(readSite(content.root)).find(({ file }) => file === "blogs/blog-1.md");
  expect(entry?.sentences).toEqual(expect.arrayContaining(["Walk.", "Rest.", "Drink."]));
  expect(entry?.words).not.toContain("Walk.");
});

test("two pages with the same title, or the same description", () => {
  using content = new Copy();
  content.article({ title: `title: ${readSite(content.root).services[0]?.name.toUpperCase()}` });
  const other = /^description: .*/m.exec(content.read("pages/insurance.yaml"))?.[0] ?? "";
  content.edit("pages/contact-us.yaml", /^description: .*/m, other);
  const found = [...sameWords(readSite(content.root))].map(({ path }) => path);
  expect(found).toEqual([["title"], ["description"]]);
});

test("an article without sources, unless it is news", () => {
  using content = new Copy();
  const about = (more?: string) => {
    content.article({ more, sources: undefined }, "Dr. Lopez joins us.\n");
    return linesOf(missingSources(readSite(content.root)));
  };
  expect(about()).toEqual(["blogs/blog-1.md sources: none"]);
  expect(about("kind: news")).toEqual([]);
});
