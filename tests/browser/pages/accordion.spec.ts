/** The accordion on service pages: one open panel at a time, by click, key and hash. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { open, phone } from "../../support/visit.ts";

const path = "/services/yearly-checkups";
const [first, second, third] = [
  "What happens at a checkup?",
  "What should I bring?",
  "How long does it take?",
] as const;

const question = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });
const openPanels = (page: Page) => page.locator("details[open]");

async function isOnlyOpen(page: Page, name: string) {
  await expect(openPanels(page)).toHaveCount(1);
  await expect(openPanels(page).filter({ has: question(page, name) })).toHaveCount(1);
}

/** Below the sticky header and above the bottom of the viewport. */
const isInView = (title: Locator) =>
  expect
    .poll(() =>
      title.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? 0;
        return top >= bar && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);

test("a hash opens its question, on the next page too; one that matches nothing has no effect", {
  tag: "@once",
}, async ({ page }) => {
  await open(page, `${path}#how-long`, phone);
  await isOnlyOpen(page, third);
  await isInView(question(page, third));
  await page.evaluate(() => {
    location.hash = "what-to-bring";
  });
  await isOnlyOpen(page, second);
  await isInView(question(page, second));
  for (const hash of ["#no-such-place", "#%E0%A4", "#%", "#100%"]) {
    // Another document, not another hash of this one.
    await page.goto("/robots.txt");
    await open(page, path + hash);
    await expect(openPanels(page)).toHaveCount(0);
    await question(page, first).click();
    await isOnlyOpen(page, first);
  }
});

test("one answer is open at a time, and a second click closes it", async ({ page }) => {
  await open(page, path);
  await question(page, first).click();
  await question(page, second).click();
  await isOnlyOpen(page, second);
  await question(page, second).click();
  await expect(openPanels(page)).toHaveCount(0);
});

test("a link with a hash opens its question on the next page", async ({ page }) => {
  await page.route("**/services.data", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(path, `${path}#how-long`);
    await route.fulfill({ response, body });
  });
  await open(page, "/contact-us");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await page.getByRole("main").getByRole("link", { name: "Yearly Checkups" }).first().click();
  await expect(page).toHaveURL(`${path}#how-long`);
  await isOnlyOpen(page, third);
  await isInView(question(page, third));
});
