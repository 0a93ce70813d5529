/**
 * The accessibility tree of a page as a text snapshot.
 * `npx playwright test tests/browser/pages/transcript.spec.ts --project=chromium --update-snapshots` updates it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { frozenTime } from "../../practices.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds } from "../../support/site.ts";
import { open, setWindow } from "../../support/visit.ts";

test.use({ motion: "reduce" });
const folder = path.join(import.meta.dirname, "transcripts");

for (const kind of ["home", "service", "article"] as const)
  test(`transcript ${kinds[kind]}`, async ({ page }, { config }) => {
    await page.clock.setFixedTime(frozenTime);
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
