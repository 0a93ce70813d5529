/** Line breaks in the titles of Open Graph images. */
import { expect, test } from "vitest";
import { balanced, titleIn } from "../../pipeline/share-title.ts";

test("as few lines as fit, of those the most even, and no word is lost", () => {
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

test("a very long title is drawn, with work that grows no faster than its length", () => {
  const words = (count: number) => "How to ask about the many small things ".repeat(count).trim();
  const linesMeasured = (text: string) => {
    let count = 0;
    balanced(text, 32, 512, (line, size) => {
      count++;
      return (line.length * size) / 2;
    });
    return count;
  };
  // 16 times the words: quadratic work would be 256 times as much.
  expect(linesMeasured(words(400))).toBeLessThan(17 * linesMeasured(words(25)));
  const box = { left: 0, top: 0, width: 512, height: 350, isCentered: true };
  expect(titleIn(words(12), box, "#000000")).toMatch(/^<path fill="#000000" d="M/);
});
