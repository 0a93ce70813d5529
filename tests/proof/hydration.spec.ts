/** React finds what the build wrote, wherever and whenever the visitor is. A mismatch is an error in the page, and fails. */
import { chromium, expect, test } from "@playwright/test";
import { findBrowser } from "../../tools/environment/browsers.ts";
import { expectNone } from "../support/calm.ts";
import { kinds, open, own } from "../support/site.ts";
import { watched } from "../support/visit.ts";

const visitors = [
  { name: "Tokyo, German, at night", timezoneId: "Asia/Tokyo", locale: "de-DE", now: "2027-12-31T15:30:00Z" },
  {
    name: "Honolulu, Arabic, ten years on",
    timezoneId: "Pacific/Honolulu",
    locale: "ar-EG",
    now: "2036-02-29T10:00:00Z",
  },
];

// Pages of one kind share their code; security.spec.ts and tests/live watch all of them.
for (const { name, timezoneId, locale, now } of visitors)
  test(`hydration, ${name}`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: own,
      timezoneId,
      locale,
      colorScheme: "dark",
      serviceWorkers: "block",
    });
    await context.clock.install({ time: now });
    const { page, findings } = await watched(context);
    for (const path of Object.values(kinds)) await open(page, path);
    await context.close();
    expectNone(findings);
  });

test("back and forward come from the browser's memory", async ({ launchOptions }) => {
  const executablePath = findBrowser("wholeChromium");
  test.skip(!executablePath, "!!! NO CHROMIUM WITH WINDOWS: its memory is NOT tested in this run !!!");
  // Playwright switches this cache off; this browser has it on, as visitors do.
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: launchOptions.args ?? [],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: own });
  for (const path of [kinds.home, kinds.service, kinds.article, kinds.contact]) {
    await open(page, path);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.restored = String(persisted);
      });
    });
    await page.goto("/favicon.svg");
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    const restored = () =>
      page.evaluate(() => document.documentElement.dataset.restored).catch(() => undefined);
    const reasons = () =>
      page.evaluate(() => {
        const [entry] = performance.getEntriesByType("navigation");
        return JSON.stringify(
          (entry as { notRestoredReasons?: unknown } | undefined)?.notRestoredReasons ?? null,
        );
      });
    await expect.poll(restored, { message: `${path}: not kept, ${await reasons()}` }).toBe("true");
  }
  await browser.close();
});
