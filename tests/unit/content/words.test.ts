/** The rules of `npm run content`, each with text that breaks it. */
import { expect, test } from "vitest";
import { articleAdvice } from "../../../site/check/text/articles.ts";
import { type Entry, entriesOf } from "../../../site/check/text/entries.ts";
import { gradeOf } from "../../../site/check/text/grade.ts";
import { bareNumbers } from "../../../site/check/text/phone-numbers.ts";
import { readingAdvice } from "../../../site/check/text/reading.ts";
import { median } from "../../../site/check/text/statistics.ts";
import { textsOf } from "../../../site/check/text/texts.ts";
import { voiceAdvice } from "../../../site/check/text/voice.ts";
import { readSite } from "../../../site/load.server.ts";
import { Copy } from "./copy.ts";

const easy = "You can walk a bit each day. It is good for you.";
const hard =
  "Comprehensive interdisciplinary rehabilitation necessitates individualized multidimensional evaluation of cardiovascular capabilities.";

function page(change: Partial<Entry> = {}): Entry {
  const texts = change.sentences ?? [easy];
  const base = {
    kind: "page",
    file: "content/x.md",
    title: "X",
    paragraphs: texts,
    around: [] as string[],
  } as const;
  return { ...base, sentences: texts, words: texts, ...change };
}
const linesOf = (problems: Iterable<{ file: string; field: string; received: string }>) =>
  [...problems].map(({ file, field, received }) => `${file} ${field}: ${received}`);

test("plain text has a low reading grade, academic text a high one", () => {
  expect(gradeOf([easy])).toBeLessThan(2);
  expect(gradeOf([hard])).toBeGreaterThan(20);
  expect(gradeOf([])).toBeUndefined();
});

test("a phone number does not change the grade, another number does", () => {
  expect(gradeOf(["Call (623) 555-0142 now."])).toBe(gradeOf(["Call number now."]));
  expect(gradeOf(["We meet within 48 hours."])).toBeGreaterThan(gradeOf(["We meet within two hours."]) ?? 0);
});

test("the median of an even count is the mean of the two in the middle", () => {
  expect(median([1, 9, 4, 5])).toBe(4.5);
  expect(median([3, 1, 2])).toBe(2);
});

test("a page that is too hard is reported with its hardest sentence, and a legal page may be harder", () => {
  const text = [`${easy} `.repeat(3), hard];
  const [problem, ...more] = [...readingAdvice([page({ sentences: text })])];
  expect(more).toEqual([]);
  expect(problem?.expected).toBe("at most 9.0");
  expect(problem?.remedy).toContain("Comprehensive interdisciplinary");
  expect([...readingAdvice([page({ sentences: text, kind: "legal" })])]).toEqual([]);
});

test("a median reading grade of articles that is too high", () => {
  const sentences = ["The doctor carefully examined several patients this morning before lunch."];
  const words = [`${"word ".repeat(600)}`];
  const articles = [1, 2, 3].map((n) =>
    page({ kind: "article", file: `${n}`, sentences, paragraphs: [], words }),
  );
  expect(gradeOf(sentences)).toBeGreaterThan(7);
  expect(linesOf(readingAdvice(articles)).filter((text) => text.startsWith("content/blogs"))).toHaveLength(1);
});

test.each([
  [499, ["content/x.md text: 499 words"]],
  [500, []],
  [2000, []],
])("an article of %i words", (count, expected) => {
  const words = [Array(count).fill("word").join(" ")];
  expect(linesOf(readingAdvice([page({ kind: "article", words })]))).toEqual(expected);
});

test("a paragraph of 91 words", () => {
  const paragraphs = [Array(90).fill("walk").join(" "), Array(91).fill("rest").join(" ")];
  expect(linesOf(readingAdvice([page({ paragraphs })]))).toEqual([
    expect.stringMatching(/paragraph: 91 words: "rest rest/),
  ]);
});

test("a sentence that two articles share, except the closing call", () => {
  using content = new Copy();
  const site = readSite(content.root);
  const shared = "A cactus keeps its water for a long time.";
  const article = (file: string) =>
    page({ kind: "article", file, title: file, sentences: [shared, "Call us at the number below today."] });
  expect(linesOf(articleAdvice({ ...site, articles: [] }, [article("a"), article("b")]))).toEqual([
    `b sentence: "${shared}", which a has too`,
  ]);
});

test("sentences for an emergency may be the same", () => {
  using content = new Copy();
  const site = readSite(content.root);
  const sign = "One side of the face hangs down.";
  const emergency = {
    id: "stroke",
    urgency: "now" as const,
    title: "T",
    signs: [[sign]],
    action: ["Call."],
    calls: [],
    words: [],
  };
  const articles = ["a", "b"].map((file) =>
    page({
      kind: "article",
      file,
      title: file,
      sentences: [sign, "Then call 911 and sit down with them.", `Call ${file}.`],
    }),
  );
  const about = (emergencies: (typeof emergency)[]) =>
    linesOf(articleAdvice({ ...site, articles: [], emergencies: { emergencies, sample: [] } }, articles));
  expect(about([emergency])).toEqual([]);
  expect(about([])).toEqual([`b sentence: "${sign}", which a has too`]);
});

test("a note that is newer than its article", () => {
  using content = new Copy();
  const about = (updated: string) => {
    content.article({ more: `${updated}notes:\n  - { date: "Mar 01, 2024", text: It has changed. }` });
    const articles = readSite(content.root).articles.filter(({ id }) => id === "blog-1");
    return linesOf(articleAdvice({ ...readSite(content.root), articles }, []));
  };
  expect(about("")).toEqual([
    "content/blogs/blog-1.md notes: a note of Mar 01, 2024, a text of Jul 12, 2021",
  ]);
  expect(about("updated: Feb 29, 2024\n")).toHaveLength(1);
  expect(about("updated: Mar 01, 2024\n")).toEqual([]);
});

test("a phone number without a link", () => {
  using content = new Copy();
  content.article(
    { more: "keyPoints: [Call 1-800-222-1222., Rest., Drink.]" },
    "Call 911, or 1-800-222-1222 or 1-833-TLC-MAMA, or [1-800-677-1116](tel:+18006771116), or {phone}.\n",
  );
  const found = [...bareNumbers(readSite(content.root), textsOf(content.root))].filter(
    ({ file }) => file === "content/blogs/blog-1.md",
  );
  expect(found.map(({ remedy, severity }) => `${severity}: ${remedy}`)).toEqual([
    "advice: write [1-800-222-1222](tel:+18002221222)",
    "advice: write [1-833-TLC-MAMA](tel:+18338526262)",
  ]);
  expect(found.every(({ line }) => line)).toBe(true);
});

test("key points and reasons to call follow the style rules, and don't count as length", () => {
  expect([...voiceAdvice([page({ around: ["Call now!"] })])]).toHaveLength(1);
  using content = new Copy();
  content.article({ more: "keyPoints: [Walk., Rest., Drink.]" });
  const entry = entriesOf(readSite(content.root)).find(({ file }) => file === "content/blogs/blog-1.md");
  expect(entry?.around).toEqual(["Walk.", "Rest.", "Drink."]);
  expect(entry?.words).not.toContain("Walk.");
});

test("two pages with the same title", () => {
  using content = new Copy();
  const site = { ...readSite(content.root), articles: [] };
  const pages = [page({ file: "a", title: "Sleep" }), page({ file: "b", title: "sleep " })];
  expect(linesOf(articleAdvice(site, pages))).toEqual(['b title: "sleep ", which a has too']);
});

test("an article that ends without the phone number", () => {
  using content = new Copy();
  content.article({}, "Walk.\n\nCall {phone}.\n\n- Then rest.\n");
  const site = readSite(content.root);
  const articles = site.articles.filter(({ id }) => id === "blog-1");
  expect(linesOf(articleAdvice({ ...site, articles }, []))).toEqual([
    "content/blogs/blog-1.md last paragraph: a list",
  ]);
});

test.each([
  "Call us today!",
  "We listen — always.",
  "Please reach out.",
  "Results are guaranteed.",
  "Our programme.",
])("words against the style rules: %s", (words) => {
  expect([...voiceAdvice([page({ words: [words] })])]).toHaveLength(1);
});

const isSevere = ({ severity }: { severity?: "advice" }) => severity !== "advice";

test("words, lengths and titles are advice, each with its rule", () => {
  const twins = ["a", "b"].map((file) => page({ file, kind: "article", title: "Sleep", words: ["Rest!"] }));
  using content = new Copy();
  const articles = readSite(content.root).articles.map((article) => ({
    ...article,
    sources: [],
    body: [],
    notes: [],
  }));
  const advice = [
    ...readingAdvice([...twins, page({ sentences: [hard] })]),
    ...voiceAdvice(twins),
    ...articleAdvice({ ...readSite(content.root), articles }, twins),
  ];
  expect(advice.filter(isSevere)).toEqual([]);
  expect([...new Set(advice.map(({ rule }) => rule))].sort()).toEqual([
    "closing call",
    "length",
    "reading grade",
    "same title",
    "sources",
    "voice",
  ]);
});

test("news needs no sources, no length and no closing call", () => {
  using content = new Copy();
  const about = (more: string | undefined, sources?: string) => {
    content.article({ more, sources }, "Dr. Lopez joins us.\n");
    const site = readSite(content.root);
    const articles = site.articles.filter(({ id }) => id === "blog-1");
    const entries = entriesOf({ ...site, articles }).filter(({ file }) => file === "content/blogs/blog-1.md");
    return [...articleAdvice({ ...site, articles }, entries), ...readingAdvice(entries)].map(
      ({ rule }) => rule,
    );
  };
  expect(about("kind: news")).toEqual([]);
  expect(about(undefined)).toEqual(["sources", "closing call", "length"]);
});
