/** One browser context per worker, with reduced motion: tests that only look at pages share its HTTP cache. */
import { type BrowserContext, test as base } from "@playwright/test";

export const test = base.extend<object, { shared: BrowserContext }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const shared = await browser.newContext({ baseURL, reducedMotion: "reduce", serviceWorkers: "block" });
      await use(shared);
      await shared.close();
    },
    { scope: "worker" },
  ],
  page: async ({ shared }, use) => {
    const page = await shared.newPage();
    await use(page);
    await page.close();
  },
});
