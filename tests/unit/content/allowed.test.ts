/** Unusual content that is valid. */
import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { textsOf } from "../../../site/text/words.ts";
import { Copy } from "./copy.ts";

function firstArticle(content: Copy) {
  const article = readSite(content.root).articles.at(-1);
  if (!article) throw new Error("no article was read");
  return article;
}

test("a file saved on Windows, with a byte order mark and CRLF", () => {
  using content = new Copy();
  content.article({});
  content.write("blogs/blog-1.md", `\uFEFF${content.read("blogs/blog-1.md").replaceAll("\n", "\r\n")}`);
  expect(content.messages()).toEqual([]);
  expect(textsOf(firstArticle(content).body)[0]).toBe("Walk a little each day.");
});

test("spaces after the dashes of the front matter", () => {
  using content = new Copy();
  content.article({});
  content.edit("blogs/blog-1.md", /^---$/gm, "---  ");
  expect(content.messages()).toEqual([]);
});

// Patients use emoji in reviews, which are quoted verbatim. Slugs drop them.
test("an emoji in a title and a text, which the slug leaves out", () => {
  using content = new Copy();
  content.article({ title: "title: Walk ❤️ More 👩🏽‍⚕️" }, "Good for you 🌵.\n\nCall {phone}.\n");
  expect(content.messages()).toEqual([]);
  expect(firstArticle(content).slug).toBe("walk-more-");
});

test("right-to-left text, and text with accents", () => {
  using content = new Copy();
  content.article({ title: "title: صحة القلب" }, "اتصل بنا على {phone}. Niño, Navajo Diné, Việt.\n");
  expect(content.messages()).toEqual([]);
  expect(firstArticle(content).slug).toBe("صحة-القلب");
});

test("a link field, which does not change the slug", () => {
  using content = new Copy();
  content.article({ more: "link: /blogs/an-old-address" });
  expect(firstArticle(content).slug).toBe("a-walk-in-the-morning");
});

test("a photo beside a drawing of the same name, with an uppercase extension", () => {
  using content = new Copy();
  content.write("images/services/lab-tests.JPG", "a photograph");
  expect(content.messages()).toEqual([]);
});

test("files that operating systems create", () => {
  using content = new Copy();
  content.write(".DS_Store", "");
  content.write("images/blogs/Thumbs.db", "");
  expect(content.messages()).toEqual([]);
});
