/**
 * How each kind of page and each part that opens looks, on a wide screen by day and on a phone by night, against pictures
 * that a person has accepted: `npm run looks` compares, `npm run looks -- --update` accepts. Pictures are kept at a third
 * of their size: a block that moves changes thousands of pixels, the edge of a letter only a few.
 */
import path from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { kinds, open, own, setWindow, site } from "../support/site.ts";
import { readThrough } from "../support/visit.ts";
import { readDrawing, whyNotCompared, writeDrawing } from "./drawnWith.ts";
import { parts } from "./parts.ts";

const screens = [
  { width: 1440, theme: "light" },
  { width: 390, theme: "dark" },
] as const;
const accepted = path.join(import.meta.dirname, "looks.spec.ts-snapshots");

const test = base.extend<object, { viewer: BrowserContext }>({
  viewer: [
    async ({ browser }, use) => {
      const viewer = await browser.newContext({
        baseURL: own,
        deviceScaleFactor: 1 / 3,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        timezoneId: site.practice.timeZone,
      });
      // A Tuesday morning: the offices are open.
      await viewer.clock.setFixedTime("2026-03-03T17:00:00Z");
      await use(viewer);
      await viewer.close();
    },
    { scope: "worker" },
  ],
  page: async ({ viewer }, use) => {
    const page = await viewer.newPage();
    await use(page);
    await page.close();
  },
});

test.beforeEach(({ browser }, { config }) => {
  if (config.updateSnapshots === "all") return;
  const now = { platform: process.platform, chromium: browser.version() };
  const why = whyNotCompared(readDrawing(accepted), now, Boolean(process.env.CI));
  test.skip(why !== undefined, why);
});

test.afterAll(({ browser }, { config }) => {
  if (config.updateSnapshots === "all")
    writeDrawing(accepted, { platform: process.platform, chromium: browser.version() });
});

/** Compares what is shown now with the accepted picture. */
async function compare(page: Page, name: string, what: string, fullPage: boolean) {
  // Resizes of carousels are debounced, and the other theme's pictures load when they are first shown.
  await page.waitForTimeout(150);
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = "eager";
    const shown = [...document.images].filter((picture) => picture.getClientRects().length > 0);
    await Promise.allSettled(shown.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  const shot = await page.screenshot({ fullPage, animations: "disabled", caret: "hide" });
  // 64 colors are plenty for a drawing, and a third of the bytes.
  const picture = await sharp(shot).png({ palette: true, colors: 64, dither: 0 }).toBuffer();
  expect.soft(picture, what).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
}

for (const [kind, place] of Object.entries(kinds))
  test(`looks ${kind}`, async ({ page }) => {
    await setWindow(page, 1440, "light");
    await readThrough(page, place);
    for (const { width, theme } of screens) {
      await setWindow(page, width, theme);
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await compare(page, `${kind}-${width}-${theme}`, `${place} ${width} px ${theme}`, true);
    }
  });

for (const [part, { place, onlyAt, show, middle }] of Object.entries(parts))
  test(`looks of ${part}`, async ({ page }) => {
    const shown = screens.filter(({ width }) => width === (onlyAt ?? width));
    await setWindow(page, onlyAt ?? 1440, "light");
    await open(page, place);
    await show(page);
    for (const { width, theme } of shown) {
      await setWindow(page, width, theme);
      await middle?.(page).evaluate((element) =>
        element.scrollIntoView({ behavior: "instant", block: "center" }),
      );
      await compare(
        page,
        `part-${part}-${width}-${theme}`,
        `${part} on ${place} ${width} px ${theme}`,
        false,
      );
    }
    await page.context().setOffline(false);
  });
