/** `npm run draw` keeps the pictures that a practice has made its own. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawInto } from "./draw.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "draw-"));
  mkdirSync(path.join(root, "images/brand"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => path.join(root, "images", name);
async function draw(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of drawInto(path.join(root, "images"), args)) lines.push(line);
  return lines;
}

test("a deleted picture comes back only by name", async () => {
  expect(await draw()).toEqual([]);
  await draw("brand/favicon");
  expect(readFileSync(file("brand/favicon.svg"), "utf8")).toContain("<svg");
  expect(existsSync(file("brand/mark.svg"))).toBe(false);
});

test("a file that differs is kept, unless forced", async () => {
  writeFileSync(file("brand/mark.svg"), "<svg>our own logo</svg>");
  expect(await draw()).toEqual([
    "brand/mark: differs from the drawing and was kept. To overwrite it: --force brand/mark",
  ]);
  expect(readFileSync(file("brand/mark.svg"), "utf8")).toBe("<svg>our own logo</svg>");
  await draw("--force", "brand/mark");
  expect(readFileSync(file("brand/mark.svg"), "utf8")).not.toContain("our own logo");
});

test("a photograph of the same name takes the drawing's place", async () => {
  writeFileSync(file("brand/mark.png"), "a photograph");
  expect(await draw("brand/mark")).toContain("brand/mark: a photograph takes its place; nothing was drawn");
  expect(existsSync(file("brand/mark.svg"))).toBe(false);
});
