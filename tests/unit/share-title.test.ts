/** Line breaks in the titles of Open Graph images. */
import { expect, test } from "vitest";
import { balanced } from "../../pipeline/share-title.ts";

test("as few lines as fit, even ones, and no word is lost", () => {
  const title = "one two three four five six seven eight nine ten eleven twelve";
  for (const room of [700, 640]) {
    const lines = balanced(title, 60, room);
    const widths = lines.map((line) => line.length);
    expect(lines.join(" ")).toBe(title);
    expect(Math.max(...widths) - Math.min(...widths), String(widths)).toBeLessThan(12);
  }
  expect(balanced("Contact Us", 60, 512)).toEqual(["Contact Us"]);
  expect(balanced("A Pneumonoultramicroscopicsilicovolcanoconiosis Guide", 60, 300)).toEqual([
    "A",
    "Pneumonoultramicroscopicsilicovolcanoconiosis",
    "Guide",
  ]);
});
