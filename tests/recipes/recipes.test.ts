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

describe.each(["content", "tests/practice", "examples/juniper-pediatrics"])("on %s", (practice) => {
  const all = copyContent(practice, path.join(folder, practice));
  it.each(recipes)("$name", async ({ follow }) => {
    const alone = copyContent(practice, path.join(folder, "alone"));
    await follow(alone);
    expect(mistakesIn(alone)).toEqual([]);
    await follow(all);
    expect(mistakesIn(all)).toEqual([]);
  });
});
