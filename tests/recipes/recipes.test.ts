/** Whoever follows a recipe of the README on their own content finds it correct, alone and after all the others. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { formatProblem } from "../../app/content/problem.ts";
import { readSite } from "../../app/content/site.server.ts";
import { isAdvice, quickFindings } from "../../tools/content.ts";
import { preflight } from "../../tools/preflight.ts";
import { copyContent } from "./hands.ts";
import { recipes } from "./recipes.ts";

const folder = mkdtempSync(path.join(tmpdir(), "recipes-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What stops a build or the content check. */
function mistakesIn(root: string) {
  preflight(root);
  return quickFindings(readSite(root), root)
    .filter((finding) => !isAdvice(finding))
    .map(formatProblem);
}

const timeout = 60_000;

describe("alone, on our own content", () => {
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    const copy = copyContent("content", path.join(folder, "alone"));
    await follow(copy);
    expect(mistakesIn(copy)).toEqual([]);
  });
});

describe.each(["tests/practice", "examples/juniper-pediatrics"])("one after the other, on %s", (practice) => {
  const copy = copyContent(practice, path.join(folder, practice));
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    await follow(copy);
    expect(mistakesIn(copy)).toEqual([]);
  });
});
