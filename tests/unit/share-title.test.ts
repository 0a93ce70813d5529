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

test("a very long title is fast", () => {
  const title = "How to ask about the many small things that a visit never leaves time for ".repeat(6).trim();
  const started = performance.now();
  const box = { left: 0, top: 0, width: 512, height: 350, isCentered: true };
  expect(titleIn(title, box, "#000000")).toMatch(/^<path fill="#000000" d="M/);
  expect(performance.now() - started).toBeLessThan(10_000);
});
