/** What may look odd and is right: it must not stop anybody. */
import { expect, test } from "vitest";
import { wordsOf } from "../../../app/content/markdown.server.ts";
import { readSite } from "../../../app/content/site.server.ts";
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
  expect(wordsOf(firstArticle(content).body)[0]).toBe("Walk a little each day.");
});

test("spaces after the dashes of the front matter", () => {
  using content = new Copy();
  content.article({});
  content.edit("blogs/blog-1.md", /^---$/gm, "---  ");
  expect(content.messages()).toEqual([]);
});

// Patients put them into reviews, and a review is quoted as it was written. Nothing breaks: addresses drop them.
test("an emoji in a title and a text, which the address leaves out", () => {
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

test("a stored link, which is ignored", () => {
  using content = new Copy();
  content.article({ more: "link: /blogs/an-old-address" });
  expect(firstArticle(content).slug).toBe("a-walk-in-the-morning");
});

test("a photograph beside a drawing of the same name, with capitals in its ending", () => {
  using content = new Copy();
  content.write("images/services/lab-tests.JPG", "a photograph");
  expect(content.messages()).toEqual([]);
});

test("files that computers leave behind", () => {
  using content = new Copy();
  content.write(".DS_Store", "");
  content.write("images/blogs/Thumbs.db", "");
  expect(content.messages()).toEqual([]);
});
