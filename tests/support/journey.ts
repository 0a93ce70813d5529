/** What all journeys share: a page that must not complain, two screens, and words for where a visitor is. */
import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { isHydrated, open as openPage } from "./site.ts";

export { expect, isHydrated };

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** An address that looks like an article and is none. */
export const unknownArticle = "/blogs/no-such-article";

function isComplaint(message: ConsoleMessage): boolean {
  return message.type() === "error" || (message.type() === "warning" && /hydrat/i.test(message.text()));
}

interface Watch {
  /** Browser and router write a missing page to the console. Uncaught errors, and so hydration, still count. */
  mayMissPages: boolean;
  complaints: string[];
}

/** Every journey fails on an error in the console, and on a page that hydrates differently: React throws that. */
export const test = base.extend<Watch>({
  mayMissPages: [false, { option: true }],
  complaints: [
    async ({ page, mayMissPages }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (!mayMissPages && isComplaint(message)) complaints.push(message.text());
      });
      page.on("pageerror", (error) => {
        // Firefox says so when a page is left while it still loads its scripts.
        const isLeft = /^NetworkError when attempting|^error loading dynamically/.test(error.message);
        if (!isLeft) complaints.push(String(error));
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export async function open(page: Page, path: string, screen = wide) {
  await page.setViewportSize(screen);
  await openPage(page, path);
}

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const hamburger = (page: Page) => page.getByRole("button", { name: "Open menu" });
export const sidebar = (page: Page) => page.getByRole("dialog", { name: "Menu" });
export const isModal = (page: Page) =>
  expect.poll(() => page.locator("dialog#sidebar").evaluate((dialog) => dialog.matches(":modal"))).toBe(true);

/** Holds the file that brings a page alive, so that it stays plain HTML until `release` is called. */
export async function holdHydration(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/pages/*.json", async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Presses Tab until `name` has the focus. */
export async function tabTo(page: Page, name: string, most = 60) {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim();
    });
    if (focused === name) return;
  }
  throw new Error(`${most} times Tab did not reach "${name}"`);
}
