/**
 * Content stays valid after each recipe of the README, alone and after all the others: content checks, preflight and the
 * loaders of all pages. tests/nightly/recipes/build.ts builds the site.
 */
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readSite } from "../../../site/load.server.ts";
import { allPaths } from "../../../site/pages.ts";
import { buildTime } from "../../../site/read/build-time.server.ts";
import { formatProblem, isAdvice } from "../../../site/read/problem.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { quickFindings } from "../../../tools/content.ts";
import { preflight } from "../../../tools/preflight.ts";
import { loadPage } from "../../support/loaders.ts";
import { mirror } from "../../support/mirror.ts";
import { editFields } from "./edit-content.ts";
import { recipes } from "./recipes.ts";

vi.mock("../../../site/view/pictures.server.ts", () => import("../../support/no-pictures.ts"));

const folder = mkdtempSync(path.join(tmpdir(), "recipes-"));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = globalThis as typeof globalThis & { keptSite?: Site };

/** Every translation signed, as they are on a public site. */
function signTranslations(root: string) {
  editFields(root, "practice.yaml", (fields) => fields.set("spanish", "reviewed"));
  for (const file of globSync("es/**/*.{md,yaml}", { cwd: root }))
    editFields(root, file, (fields) => {
      fields.setIn(["translation", "reviewer"], "A Translator");
      fields.setIn(["translation", "reviewed"], "Nov 01, 2026");
    });
}

/** Problems that stop a build or the content check, and Spanish pages that are gone although their English page is there. */
async function mistakesIn(root: string, before: Site) {
  const site = readSite(root);
  const english = new Set(allPaths(site));
  preflight(root, buildTime(), site);
  const findings = quickFindings(site, root)
    .filter((finding) => !isAdvice(finding))
    .map(formatProblem);
  for (const page of Object.keys(before.addresses))
    if (english.has(page) && !(page in site.addresses)) findings.push(`${page} is no longer in Spanish`);
  // Loaders use the site of this process, which is now the changed one.
  kept.keptSite = site;
  for (const page of allPaths(site)) await loadPage(page);
  return findings;
}

const timeout = 60_000;

describe("alone, on our own content", () => {
  const signed = mirror("content", path.join(folder, "signed"));
  signTranslations(signed);
  const before = readSite(signed);
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    const copy = mirror(signed, path.join(folder, "alone"));
    await follow(copy);
    expect(await mistakesIn(copy, before)).toEqual([]);
  });
});

// On the example, tests/nightly/recipes/build.ts follows them all and builds the site.
describe("one after the other, on the frozen practice", () => {
  const copy = mirror("tests/practice", path.join(folder, "together"));
  const before = readSite(copy);
  it.each(recipes)("$name", { timeout }, async ({ follow }) => {
    await follow(copy);
    expect(await mistakesIn(copy, before)).toEqual([]);
  });
});
