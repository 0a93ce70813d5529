/** The prerendered HTML hydrates without a mismatch, whatever the visitor's time zone, language and date. */

import { chromium, expect } from "@playwright/test";
import { findBrowser } from "../../environment/browsers.ts";
import { inGate } from "../../gates.ts";
import { expectNone, strictPage } from "../../support/findings.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { kinds, own } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const visitors = [
  { name: "Tokyo, German, at night", timezoneId: "Asia/Tokyo", locale: "de-DE", now: "2027-12-31T15:30:00Z" },
  {
    name: "Honolulu, Arabic, ten years on",
    timezoneId: "Pacific/Honolulu",
    locale: "ar-EG",
    now: "2036-02-29T10:00:00Z",
  },
];

// Pages of one kind share their code.
for (const { name, timezoneId, locale, now } of visitors)
  test(`hydration, ${name} @both`, async ({ browser }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({
      baseURL: own,
      timezoneId,
      locale,
      colorScheme: "dark",
      serviceWorkers: "block",
    });
    await context.clock.install({ time: now });
    const { page, findings } = await strictPage(context);
    const { home, office, article, worksheet } = kinds;
    const { contact, blogs, service, provider, insurance, search, "not-found": notFound } = kinds;
    const visited = inGate(
      [home, office, article, worksheet],
      [contact, blogs, service, provider, insurance, search, notFound],
    );
    for (const path of visited) await open(page, path);
    await context.close();
    expectNone(findings);
  });

test("back and forward use the back/forward cache", async ({ launchOptions }) => {
  const executablePath = findBrowser("wholeChromium");
  test.skip(!executablePath, "!!! NO FULL CHROMIUM: the back/forward cache is NOT tested in this run !!!");
  // Playwright turns this cache off by default.
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: launchOptions.args ?? [],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: own });
  for (const path of [kinds.home, kinds.contact]) {
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
    await expect.poll(restored, { message: `${path}: not restored, ${await reasons()}` }).toBe("true");
  }
  await browser.close();
});
