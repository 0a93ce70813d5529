import { expect, test } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { ContentError, fieldName } from "../../../site/read/problem.ts";
import { Copy } from "./copy.ts";

function errorOf(read: () => unknown): ContentError {
  try {
    read();
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error("nothing was found");
}

test("several mistakes in several files are all listed at once", () => {
  using content = new Copy();
  content.article({ date: "date: Feb 30, 2021", more: "auther: Me" }, "<b>Walk</b>\n");
  content.field("practice.yaml", "email", "nobody");
  content.remove("topics.yaml");
  const error = errorOf(() => readSite(content.root));
  expect(error.problems.map(({ file, path }) => `${file} ${fieldName(path)}`).sort()).toEqual([
    "blogs/blog-1.md auther",
    "blogs/blog-1.md date",
    "blogs/blog-1.md text",
    "blogs/blog-1.md text",
    "practice.yaml email",
    "topics.yaml file",
  ]);
  expect(error.message).toMatch(/^The content has 6 mistakes:\n\n/);
});

test("all mistakes in references between files are listed at once", () => {
  using content = new Copy();
  content.article({ topic: "topic: astrology" }, "See [prices](/prices-and-fees).\n");
  content.field("practice.yaml", "mainOffice", "denver-co");
  content.removePicture("footer/ridge");
  const error = errorOf(() => readSite(content.root));
  expect(error.problems.map(({ file, path }) => `${file} ${fieldName(path)}`).sort()).toEqual([
    "blogs/blog-1.md text",
    "blogs/blog-1.md topic",
    "practice.yaml mainOffice",
    "theme.yaml pictures > footer",
  ]);
});

test("a single mistake is counted in the singular", () => {
  using content = new Copy();
  content.field("practice.yaml", "email", "nobody");
  expect(errorOf(() => readSite(content.root)).message).toMatch(/^The content has 1 mistake:/);
});
