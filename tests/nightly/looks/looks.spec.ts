/**
 * Visual snapshots of each kind of page and each part that opens, on a wide screen in the light theme and on a phone in the
 * dark one. They have a third of the real size, so
 * that a block that moves changes thousands of pixels, but the edge of a letter only a few.
 */
import type { Page } from "@playwright/test";
import { parts } from "../../browser/pages/parts.ts";
import { frozenTime } from "../../practices.ts";
import { compareSnapshot, recordBrowser, skipUnlessComparable } from "../../support/looks.ts";
import { test as base } from "../../support/shared-context.ts";
import { kinds, own, site } from "../../support/site.ts";
import { open, openAndScroll, setWindow } from "../../support/visit.ts";

const screens = [
  { width: 1440, theme: "light" },
  { width: 390, theme: "dark" },
] as const;

let viewer: Page;
const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its parameters.
  page: async ({}, use) => use(viewer),
});

test.beforeAll(async ({ browser }) => {
  viewer = await browser.newPage({
    baseURL: own,
    deviceScaleFactor: 1 / 3,
    reducedMotion: "reduce",
    serviceWorkers: "block",
    timezoneId: site.practice.timeZone,
  });
  await viewer.clock.setFixedTime(frozenTime);
});
test.afterAll(() => viewer?.context().close());

test.beforeEach(({ browser }, info) => skipUnlessComparable({ browser }, info));
test.afterAll(({ browser }, info) => recordBrowser({ browser }, info));

for (const [kind, place] of Object.entries(kinds))
  test(`visual snapshot of ${kind}`, async ({ page }) => {
    await setWindow(page, 1440, "light");
    await openAndScroll(page, place);
    for (const { width, theme } of screens) {
      await setWindow(page, width, theme);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await compareSnapshot(page, {
        name: `${kind}-${width}-${theme}`,
        what: `${place} ${width} px ${theme}`,
        fullPage: true,
      });
    }
  });

for (const [part, { place, onlyAt, show, middle }] of Object.entries(parts))
  test(`visual snapshot of ${part}`, async ({ page }) => {
    const shown = screens.filter(({ width }) => width === (onlyAt ?? width));
    await setWindow(page, onlyAt ?? 1440, "light");
    await open(page, place);
    await show(page);
    for (const { width, theme } of shown) {
      await setWindow(page, width, theme);
      await middle?.(page).evaluate((element) =>
        element.scrollIntoView({ behavior: "instant", block: "center" }),
      );
      await compareSnapshot(page, {
        name: `part-${part}-${width}-${theme}`,
        what: `${part} on ${place} ${width} px ${theme}`,
      });
    }
    await page.context().setOffline(false);
  });
