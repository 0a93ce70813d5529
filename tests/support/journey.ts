/** The `test` of all journeys, which fails on errors in the console, and locators for the frame of a page. */
import { expect, type Page } from "@playwright/test";
import { collectErrors } from "./findings.ts";
import { test as base } from "./shared-context.ts";
import { wide } from "./visit.ts";

export { expect };

/** Looks like the address of an article, but there is no such article. */
export const unknownArticle = "/blogs/no-such-article";

interface ErrorCheck {
  /** Browser and router log an error for a page that does not exist. Uncaught errors still fail the test. */
  mayMissPages: boolean;
  errors: string[];
}

export const test = base.extend<ErrorCheck>({
  viewport: wide,
  mayMissPages: [false, { option: true }],
  errors: [
    async ({ page, mayMissPages }, use) => {
      const errors = collectErrors(page, () => mayMissPages);
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const hamburger = (page: Page) => page.getByRole("button", { name: "Open menu" });
export const sidebar = (page: Page) => page.getByRole("dialog", { name: "Menu" });
export const isModal = (page: Page) =>
  expect.poll(() => page.locator("dialog#sidebar").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);

/** Presses Tab until `name` has the focus. */
export async function tabTo(page: Page, name: string, maxPresses = 60) {
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return (element?.getAttribute("aria-label") ?? element?.textContent)?.trim().replace(/\s+/g, " ");
    });
    if (focused === name) return;
  }
  throw new Error(`"${name}" did not get the focus after ${maxPresses} presses of Tab`);
}
