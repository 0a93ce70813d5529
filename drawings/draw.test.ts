/** `npm run draw` keeps the pictures that a practice has made its own. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "draw-"));
  mkdirSync(path.join(root, "images/brand"), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const file = (name: string) => path.join(root, "images", name);
function draw(...args: string[]): string {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, "draw.ts"), ...args],
    {
      encoding: "utf8",
      env: { ...process.env, CONTENT_DIR: root },
    },
  );
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}

test("a deleted picture comes back only by name", () => {
  expect(draw()).toBe("");
  draw("brand/favicon");
  expect(readFileSync(file("brand/favicon.svg"), "utf8")).toContain("<svg");
  expect(existsSync(file("brand/mark.svg"))).toBe(false);
});

test("a file that differs is kept, unless forced", () => {
  writeFileSync(file("brand/mark.svg"), "<svg>our own logo</svg>");
  expect(draw()).toBe(
    "brand/mark: differs from the drawing and was kept. To overwrite it: --force brand/mark\n",
  );
  expect(readFileSync(file("brand/mark.svg"), "utf8")).toBe("<svg>our own logo</svg>");
  draw("--force", "brand/mark");
  expect(readFileSync(file("brand/mark.svg"), "utf8")).not.toContain("our own logo");
});

test("a photograph of the same name takes the drawing's place", () => {
  writeFileSync(file("brand/mark.png"), "a photograph");
  expect(draw("brand/mark")).toContain("brand/mark: a photograph takes its place; nothing was drawn\n");
  expect(existsSync(file("brand/mark.svg"))).toBe(false);
});
