/**
 * One page per worker, with reduced motion, for tests that only look at pages: a browser that stays in one process needs
 * half the time for the next page. Such tests leave nothing in storage. After a failure Playwright starts another worker.
 */
import { test as base, type Page } from "@playwright/test";

export const test = base.extend<object, { kept: Page }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const kept = await browser.newPage({ baseURL, reducedMotion: "reduce", serviceWorkers: "block" });
      for (const name of ["addInitScript", "clock"])
        Object.defineProperty(kept, name, {
          get() {
            throw new Error(`${name} outlasts the test: use a page of its own.`);
          },
        });
      await use(kept);
      await kept.context().close();
    },
    { scope: "worker" },
  ],
  page: async ({ kept, viewport }, use) => {
    await kept.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await kept.emulateMedia({
      media: null,
      colorScheme: "light",
      forcedColors: "none",
      reducedMotion: "reduce",
    });
    await use(kept);
    for (const event of ["console", "pageerror", "request"]) kept.removeAllListeners(event);
  },
});
