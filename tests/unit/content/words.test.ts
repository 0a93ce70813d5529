/** The reading grade, and articles without sources or with words of another page. */
import { expect, test } from "vitest";
import { missingSources, sameWords } from "../../../engine/data/check/text/data.ts";
import { gradeOf, readingAdvice, tooHard } from "../../../engine/data/check/text/reading.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { Copy } from "./copy.ts";

const easy = "You can walk a bit each day. It is good for you.";
const hard =
  "Comprehensive interdisciplinary rehabilitation necessitates individualized multidimensional evaluation of cardiovascular capabilities.";

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
  expect(tooHard(text, 9)).toMatchObject({
    expected: "at most 9.0",
    todo: expect.stringContaining("Comprehensive inter"),
  });
  expect(tooHard(text, 12)).toBeUndefined();
  using content = new Copy();
  content.article({}, `${hard}\n\n${hard}\n`);
  content.edit("pages/privacy-policy.md", /\n---\n[\s\S]*/, `\n---\n${text.join(" ")}\n`);
  expect([...readingAdvice(readSite(content.root))].map(({ file }) => file)).toEqual(["blogs/blog-1.md"]);
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
    return [...missingSources(readSite(content.root))].map(({ file, found }) => `${file} ${found}`);
  };
  expect(about()).toEqual(["blogs/blog-1.md none"]);
  expect(about("kind: news")).toEqual([]);
});
