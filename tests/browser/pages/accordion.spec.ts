/** The accordion on service pages: one open panel at a time, with and without JavaScript, by hash, and all open in print. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { site } from "../../support/site.ts";
import { open, phone } from "../../support/visit.ts";

const path = "/services/yearly-checkups";
const questions =
  site.services.find(({ slug }) => slug === "yearly-checkups")?.questions.map(({ question }) => question) ??
  [];
const [first, second, third] = [
  "What happens at a checkup?",
  "What should I bring?",
  "How long does it take?",
];

const question = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });
const panel = (page: Page, name: string) => page.locator("details").filter({ has: question(page, name) });
const openPanels = (page: Page) => page.locator("details[open]");

async function isOnlyOpen(page: Page, name: string) {
  await expect(openPanels(page)).toHaveCount(1);
  await expect(panel(page, name)).toHaveAttribute("open");
}

/** Below the sticky header and above the bottom of the viewport. */
async function isInView(title: Locator) {
  await expect
    .poll(() =>
      title.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? 0;
        return top >= bar && bottom <= window.innerHeight;
      }),
    )
    .toBe(true);
}

async function behaves(page: Page) {
  expect(questions).toHaveLength(8);
  await expect(page.locator("details")).toHaveCount(questions.length);
  await expect(openPanels(page)).toHaveCount(0);
  for (const name of questions) {
    await question(page, name).click();
    await isOnlyOpen(page, name);
  }
  await question(page, questions.at(-1) ?? "").click();
  await expect(openPanels(page)).toHaveCount(0);
}

test("opening a panel closes the open one, and a second click closes it", async ({ page }) => {
  await open(page, path);
  await behaves(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("it works the same way", async ({ page }) => {
    await page.goto(path);
    await behaves(page);
  });
});

test("Enter and Space open and close panels", async ({ page }) => {
  await open(page, path);
  await panel(page, first).locator("summary").focus();
  await page.keyboard.press("Enter");
  await isOnlyOpen(page, first);
  await panel(page, second).locator("summary").focus();
  await page.keyboard.press("Space");
  await isOnlyOpen(page, second);
  await page.keyboard.press("Enter");
  await expect(openPanels(page)).toHaveCount(0);
});

test("the clicked header stays in view when a long panel above it closes", async ({ page }) => {
  await open(page, path, { width: 390, height: 600 });
  for (const name of questions) {
    await question(page, name).click();
    await isOnlyOpen(page, name);
    await isInView(question(page, name));
  }
});

test("a hash opens its question", { tag: "@once" }, async ({ page }) => {
  await open(page, `${path}#how-long`, phone);
  await isOnlyOpen(page, third);
  await isInView(question(page, third));
  // Another question on the same page.
  await page.evaluate(() => {
    window.location.hash = "what-to-bring";
  });
  await isOnlyOpen(page, second);
  await isInView(question(page, second));
});

test("a link with a hash opens its question on the next page", async ({ page }) => {
  await page.route("**/services.data", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(path, `${path}#how-long`);
    await route.fulfill({ response, body });
  });
  await open(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await page.getByRole("main").getByRole("link", { name: "Yearly Checkups" }).first().click();
  await expect(page).toHaveURL(`${path}#how-long`);
  await isOnlyOpen(page, third);
  await page.waitForTimeout(700); // the duration of a smooth scroll
  await isInView(question(page, third));
});

// One that can't be decoded; the others can't either, or match nothing.
for (const hash of ["#no-such-place", "#%E0%A4", "#%", "#100%"]) {
  const tag = ["@once", ...(hash === "#%E0%A4" ? [] : ["@nightly"])];
  test(`a hash that matches nothing has no effect: ${hash}`, { tag }, async ({ page }) => {
    await open(page, path + hash);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yearly Checkups");
    await behaves(page);
    // The same hash after client-side navigation.
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Yearly Checkups");
    await expect(question(page, first)).toBeVisible();
  });
}
