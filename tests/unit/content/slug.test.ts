import fc from "fast-check";
import { expect, test } from "vitest";
import { withSlug } from "../../../engine/build/slugs.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { slugOf } from "../../../engine/data/read/slug.ts";
import { Copy } from "./copy.ts";

/** Real titles and edge cases. */
const title = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(fc.constantFrom("Sleep", "COVID", "é", " ", "  ", "\t", "-", ":", "?", "❤️", "10", "Niño"), {
      maxLength: 12,
    })
    .map((parts) => parts.join("")),
);

test("has only letters, digits, accents and hyphens, keeps each letter and digit in order, and is its own slug", () => {
  const kept = (words: string) =>
    words
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]/gu)
      ?.join("") ?? "";
  fc.assert(
    fc.property(title, (words) => {
      const slug = slugOf(words);
      expect(slug).toMatch(/^[\p{L}\p{M}\p{N}-]*$/u);
      expect(kept(slug)).toBe(kept(words));
      expect(slugOf(slug)).toBe(slug);
      expect(slugOf(words.normalize("NFD"))).toBe(slugOf(words.normalize("NFC")));
    }),
  );
});

test("an article gets its address once, and keeps it under a new title", () => {
  const file = (fields: string) => `---\n${fields}date: May 09, 2025\n---\nText.\n`;
  expect(withSlug(file("title: How to Sleep\n"))).toBe(file("title: How to Sleep\nslug: how-to-sleep\n"));
  expect(withSlug(file('title: "2020"\n'))).toBe(file('title: "2020"\nslug: "2020"\n'));
  for (const fields of ["title: A\nslug: b\n", "title: A\ndraft: true\n", "title: ?!\n", "title: [\n"])
    expect(withSlug(file(fields))).toBe(file(fields));
  using content = new Copy();
  content.article({ title: "title: A New Title\nslug: the-first-title" });
  expect(readSite(content.root).articles.find(({ id }) => id === "blog-1")?.slug).toBe("the-first-title");
});
