/** Tests of standing pages: no motion, and one browser profile for all, so that a script is fetched once and not sixty times. */
import { type BrowserContext, test as base, expect } from "@playwright/test";

export const test = base.extend<object, { visitor: BrowserContext }>({
  visitor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = "" } = project.use;
      const visitor = await browser.newContext({ baseURL, reducedMotion: "reduce", serviceWorkers: "block" });
      await use(visitor);
      await visitor.close();
    },
    { scope: "worker" },
  ],
  page: async ({ visitor }, use) => {
    const page = await visitor.newPage();
    await use(page);
    await page.close();
  },
});

/** Fails with one line a finding, each naming page, width, theme and element. */
export function expectNone(findings: string[]) {
  if (findings.length > 0) throw new Error(`${findings.length} found\n${findings.join("\n")}`);
}

export { expect };
