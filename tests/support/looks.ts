/**
 * Visual snapshots. Another version or system may render edges and fonts differently, so they are compared only in the browser that
 * made them, or else skipped with a message. CI always compares: after a browser update, check the snapshots and update them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, expect, type Page, type TestInfo, test } from "@playwright/test";
import sharp from "sharp";

/** Beside the snapshots, in the folder that snapshotPathTemplate in playwright.config.ts gives. */
const recordOf = (info: TestInfo) => path.join(path.dirname(info.snapshotPath("any.png")), "drawn-with.json");
const browserOf = (browser: Browser) => ({ platform: process.platform, chromium: browser.version() });

/** For a beforeEach: skips the test in another browser or system, with the reason. */
export function skipUnlessComparable({ browser }: { browser: Browser }, info: TestInfo) {
  if (info.config.updateSnapshots === "all") return;
  const record = existsSync(recordOf(info)) ? JSON.parse(readFileSync(recordOf(info), "utf8")) : undefined;
  const now = browserOf(browser);
  const major = (version = "") => version.split(".")[0];
  const isAlike = record?.platform === now.platform && major(record?.chromium) === major(now.chromium);
  const isCompared = isAlike || (process.env.CI && (!record || record.platform === now.platform));
  const nameOf = ({ platform, chromium }: typeof now) => `Chromium ${chromium} on ${platform}`;
  test.skip(
    !isCompared,
    record
      ? `!!! SNAPSHOTS ARE NOT COMPARED: they were made with ${nameOf(record)}, this is ${nameOf(now)} !!!`
      : "!!! NO SNAPSHOTS YET: check the site, then update them (docs/testing.md) !!!",
  );
}

/** For an afterAll: records which browser made the updated snapshots. */
export function recordBrowser({ browser }: { browser: Browser }, info: TestInfo) {
  if (info.config.updateSnapshots === "all")
    writeFileSync(recordOf(info), `${JSON.stringify(browserOf(browser), null, 2)}\n`);
}

interface Snapshot {
  /** File name of the snapshot, without extension. */
  name: string;
  /** Shown when the comparison fails. */
  what: string;
  fullPage?: boolean;
}

export async function compareSnapshot(page: Page, { name, what, fullPage = false }: Snapshot) {
  // Carousels debounce resizes, and pictures of a theme load when it is first shown.
  await page.waitForTimeout(150);
  await page.evaluate(async () => {
    // Visitors of a finished site don't see it, and it would move every page.
    for (const strip of document.querySelectorAll<HTMLElement>("[data-sample]")) strip.hidden = true;
    // Letters of Arabic, Chinese and other scripts, which no test font has.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (/\p{Lo}/u.test(text.data)) text.data = text.data.replace(/[\p{Lo}\p{M}]/gu, "n");
    }
    for (const picture of document.images) picture.loading = "eager";
    const shown = [...document.images].filter((picture) => picture.getClientRects().length > 0);
    await Promise.allSettled(shown.map((picture) => picture.decode()));
    // A new width or theme makes the browser forget its fonts. Those of other systems can't be loaded.
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  const how = { animations: "disabled", caret: "hide" } as const;
  const shot = await page.screenshot({ ...how, fullPage });
  // 64 colors are plenty for a drawing, and a third of the bytes.
  const picture = await sharp(shot).png({ palette: true, colors: 64, dither: 0 }).toBuffer();
  expect.soft(picture, what).toMatchSnapshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
}
