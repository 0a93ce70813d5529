/**
 * The `test` of all specs: one page per worker, and one without scripts, because a browser that stays in one process needs half
 * the time for the next page. After each test it is as good as new, but for its history. After a failure Playwright starts
 * another worker. A test for another kind of visitor (touch, another zone) or with `alone` gets a new page. No spec has a worker fixture
 * of its own, for which Playwright would start other workers.
 */
import { type BrowserContextOptions, test as base, type Disposable, type Page } from "@playwright/test";
import { openTime, startClock } from "./clock.ts";
import { storedBy } from "./visit.ts";

const ownCaches = "site-";

/** An address of the site that is no page of it. */
const nowhere = "/robots.txt";

/** Named, because Playwright would take what is left out from the first test of the worker. */
const usual: BrowserContextOptions = {
  serviceWorkers: "block",
  hasTouch: false,
  isMobile: false,
  timezoneId: undefined,
  geolocation: undefined,
  permissions: undefined,
};

interface Options {
  motion: "reduce" | "no-preference";
  /** For Playwright's clock and an empty history, which would outlast the test. */
  alone: boolean;
  /** Names of what a test may leave in the browser: a visitor's own choice, which the test makes. */
  leaves: RegExp;
  isUsual: boolean;
}

export const test = base.extend<Options, { keep: (withScripts: boolean) => Promise<Page> }>({
  motion: ["no-preference", { option: true }],
  alone: [false, { option: true }],
  leaves: [/^$/, { option: true }],
  keep: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "", locale = "en-US" } = project.use;
      const pages = new Map<boolean, Page>();
      await use(async (withScripts) => {
        const known = pages.get(withScripts);
        if (known) return known;
        const kept = await browser.newPage({ ...usual, baseURL, locale, javaScriptEnabled: withScripts });
        await startClock(kept, openTime);
        pages.set(withScripts, kept);
        undoInitScripts(kept);
        return kept;
      });
      for (const kept of pages.values()) await kept.context().close();
    },
    { scope: "worker" },
  ],
  isUsual: async ({ hasTouch, timezoneId, geolocation, permissions, serviceWorkers, alone }, use) => {
    const isOther = hasTouch || timezoneId || geolocation || permissions || serviceWorkers !== "block";
    await use(!isOther && !alone);
  },
  page: async (
    { keep, browser, browserName, viewport, motion, isUsual, alone, leaves, javaScriptEnabled },
    use,
  ) => {
    if (!isUsual) {
      const context = await browser.newContext({ reducedMotion: motion });
      // Playwright's clock would not work with it.
      if (!alone) await startClock(context, openTime);
      const page = await context.newPage();
      await use(page);
      const left = await leftBy(page);
      await context.close();
      expectAllowed(left, leaves);
      return;
    }
    const kept = await keep(javaScriptEnabled !== false);
    // In Firefox, the window of a test that was alone has taken the focus.
    if (browserName === "firefox") await kept.bringToFront();
    await kept.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await kept.emulateMedia({
      media: null,
      colorScheme: "light",
      forcedColors: "none",
      reducedMotion: motion,
    });
    await use(kept);
    expectAllowed(await makeNew(kept), leaves);
  },
  context: async ({ page }, use) => use(page.context()),
});

/** For a file in which every test needs a new page. */
export const testAlone = test.extend({ alone: true });

const initScripts: Disposable[] = [];

/** Lets a test add scripts that run before the page's, and forbids a clock, which nothing can undo. */
function undoInitScripts(kept: Page) {
  const { addInitScript } = kept;
  kept.addInitScript = async (...args: Parameters<typeof addInitScript>) => {
    const script = await addInitScript.apply(kept, args);
    initScripts.push(script);
    return script;
  };
  Object.defineProperty(kept, "clock", {
    get() {
      throw new Error("A clock outlasts the test: use({ alone: true }), or openAt.");
    },
  });
}

async function makeNew(page: Page) {
  for (const event of ["console", "dialog", "pageerror", "popup", "request", "response", "websocket"])
    page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  for (const script of initScripts.splice(0)) await script.dispose();
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // Not about:blank, for which the browser would change to another process.
  await page.goto(nowhere);
  const left = await leftBy(page);
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.mouse.move(0, 0);
  return left;
}

/** What a page has left in the browser. The service worker's caches are tested by themselves. */
async function leftBy(page: Page): Promise<string[]> {
  if (page.isClosed() || !page.url().startsWith("http")) return [];
  // A test may have blocked the storage, which then holds nothing.
  const { caches, ...stored } = await storedBy(page).catch(() => ({ caches: [] as string[] }));
  const cookies = await page.context().cookies();
  return [
    ...Object.values(stored).flat(),
    ...caches.filter((name) => !name.startsWith(ownCaches)),
    ...cookies.map(({ name }) => name),
  ];
}

function expectAllowed(left: string[], leaves: RegExp) {
  const others = left.filter((name) => !leaves.test(name));
  if (others.length > 0) throw new Error(`The test left in the browser: ${others.join(", ")}`);
}
