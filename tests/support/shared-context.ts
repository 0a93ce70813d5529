/**
 * The `test` of all specs: one page per worker, because a browser that stays in one process needs half the time for the next
 * page. After each test it is as good as new, but for its history. After a failure Playwright starts another worker. A test
 * for another kind of visitor (no scripts, touch, another zone) or with `alone` gets a new page. No spec has a worker fixture
 * of its own, for which Playwright would start other workers.
 */
import { type BrowserContextOptions, test as base, type Page } from "@playwright/test";

/** An address of the site that is no page of it. */
const nowhere = "/robots.txt";

/** Named, because Playwright would take what is left out from the first test of the worker. */
const usual: BrowserContextOptions = {
  javaScriptEnabled: true,
  serviceWorkers: "block",
  ...{
    hasTouch: false,
    isMobile: false,
    timezoneId: undefined,
    geolocation: undefined,
    permissions: undefined,
  },
};

interface Options {
  motion: "reduce" | "no-preference";
  /** For a clock, scripts that run before the page's, and an empty history, which would outlast the test. */
  alone: boolean;
  isUsual: boolean;
}

export const test = base.extend<Options, { kept: Page }>({
  motion: ["no-preference", { option: true }],
  alone: [false, { option: true }],
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "en-US" } = project.use;
      const kept = await browser.newPage({ ...usual, baseURL, locale });
      for (const name of ["addInitScript", "clock"])
        Object.defineProperty(kept, name, {
          get() {
            throw new Error(`${name} outlasts the test: use({ alone: true }).`);
          },
        });
      await use(kept);
      await kept.context().close();
    },
    { scope: "worker" },
  ],
  isUsual: async (
    { javaScriptEnabled, hasTouch, timezoneId, geolocation, permissions, serviceWorkers, alone },
    use,
  ) => {
    const isOther = hasTouch || timezoneId || geolocation || permissions || serviceWorkers !== "block";
    await use(javaScriptEnabled !== false && !isOther && !alone);
  },
  page: async ({ kept, browser, viewport, motion, isUsual }, use) => {
    if (!isUsual) {
      const context = await browser.newContext({ reducedMotion: motion });
      await use(await context.newPage());
      await context.close();
      return;
    }
    await kept.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await kept.emulateMedia({
      media: null,
      colorScheme: "light",
      forcedColors: "none",
      reducedMotion: motion,
    });
    await use(kept);
    await makeNew(kept);
  },
  context: async ({ page }, use) => use(page.context()),
});

/** For a file in which every test needs a new page. */
export const testAlone = test.extend({ alone: true });

async function makeNew(page: Page) {
  for (const event of ["console", "dialog", "pageerror", "popup", "request", "response", "websocket"])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // Not about:blank, for which the browser would change to another process.
  await page.goto(nowhere);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
}
