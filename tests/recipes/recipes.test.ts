/**
 * Content stays valid after each recipe of the README, alone and after all the others: content checks, preflight and the
 * loaders of all pages. tests/recipes/build.ts builds the site.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { allPaths } from "../../site/pages.ts";
import { formatProblem, isAdvice } from "../../site/read/problem.ts";
import { quickFindings } from "../../tools/content.ts";
import { preflight } from "../../tools/preflight.ts";
import { problemsOf } from "../live/structured-data.ts";
import { loadPage } from "../support/loaders.ts";
import { mirror } from "../support/mirror.ts";
import { recipes } from "./recipes.ts";

vi.mock("../../site/view/pictures.server.ts", () => import("../support/no-pictures.ts"));

const folder = mkdtempSync(path.join(tmpdir(), "recipes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = globalThis as typeof globalThis & { keptSite?: ReturnType<typeof readSite> };

/** Problems that stop a build or the content check. */
async function mistakesIn(root: string) {
  const site = readSite(root);
  preflight(root, new Date(), site);
  const findings = quickFindings(site, root)
    .filter((finding) => !isAdvice(finding))
    .map(formatProblem);
  // Loaders use the site of this process, which is now the changed one.
  kept.keptSite = site;
  for (const page of allPaths(site))
    findings.push(...problemsOf((await loadPage(page)).meta.jsonLd as never));
  return findings;
}

const timeout = 60_000;

describe("alone, on our own content", () => {
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    const copy = mirror("content", path.join(folder, "alone"));
    await follow(copy);
    expect(await mistakesIn(copy)).toEqual([]);
  });
});

// On the example, tests/recipes/build.ts follows them all and builds the site.
describe("one after the other, on the frozen practice", () => {
  const copy = mirror("tests/practice", path.join(folder, "together"));
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    await follow(copy);
    expect(await mistakesIn(copy)).toEqual([]);
  });
});
