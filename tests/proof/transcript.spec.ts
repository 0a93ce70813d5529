/**
 * What a screen reader finds in a page, kept as text that a person can read and a review can compare.
 * `npx playwright test tests/proof/transcript.spec.ts --project=chromium --update-snapshots` accepts a change.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "../support/calm.ts";
import { kinds, open, setWindow } from "../support/site.ts";

const folder = path.join(import.meta.dirname, "transcripts");

for (const kind of ["home", "service", "article"] as const)
  test(`transcript ${kinds[kind]}`, async ({ page }, { config }) => {
    // A Tuesday morning in Taos: whether the offices are open is part of what is read.
    await page.clock.setFixedTime("2026-03-03T17:00:00Z");
    await setWindow(page, 1280);
    await open(page, kinds[kind]);
    const spoken = `${await page.title()}\n\n${await page.locator("body").ariaSnapshot()}\n`;
    const file = path.join(folder, `${kind}.txt`);
    if (config.updateSnapshots === "all" || config.updateSnapshots === "changed") {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, spoken);
    }
    expect(existsSync(file), `${file} is missing: run this test once with --update-snapshots`).toBe(true);
    expect(spoken, `${kinds[kind]} is not read out as ${path.relative(".", file)} says`).toBe(
      readFileSync(file, "utf8"),
    );
  });
