/** Line breaks in the titles of Open Graph images. */
import { expect, test } from "vitest";
import { balanced, titleIn } from "../../pipeline/share-title.ts";

test("lines are as even as possible, and no word is lost", () => {
  const title = "Home From the Hospital: Your First 30 Days";
  const lines = balanced(title, 60, 512);
  expect(lines.join(" ")).toBe(title);
  expect(lines.length).toBeGreaterThan(2);
  expect(balanced("Contact Us", 60, 512)).toEqual(["Contact Us"]);
});

test("as few lines as fit, and of those the most even", () => {
  const width = (line: string) => line.length;
  const title = "one two three four five six seven eight nine ten eleven twelve";
  const [even, ragged] = [balanced(title, 60, 700), balanced(title, 60, 640)].map((lines) =>
    lines.map(width),
  );
  for (const widths of [even ?? [], ragged ?? []])
    expect(Math.max(...widths) - Math.min(...widths), String(widths)).toBeLessThan(12);
  // A word that is wider than the room is not lost.
  expect(balanced("A Pneumonoultramicroscopicsilicovolcanoconiosis Guide", 60, 300)).toEqual([
    "A",
    "Pneumonoultramicroscopicsilicovolcanoconiosis",
    "Guide",
  ]);
});

test("work grows with the length of a title, not faster", () => {
  const words = (count: number) => "How to ask about the many small things ".repeat(count).trim();
  /** How many lines are measured. */
  const work = (text: string) => {
    let count = 0;
    balanced(text, 32, 512, (line, size) => {
      count++;
      return (line.length * size) / 2;
    });
    return count;
  };
  // 16 times the words: quadratic work would be 256 times as much.
  expect(work(words(400))).toBeLessThan(17 * work(words(25)));
});

test("a very long title is drawn", () => {
  const title = "How to ask about the many small things that a visit never leaves time for ".repeat(6).trim();
  const box = { left: 0, top: 0, width: 512, height: 350, isCentered: true };
  expect(titleIn(title, box, "#000000")).toMatch(/^<path fill="#000000" d="M/);
});
