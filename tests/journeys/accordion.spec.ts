/** Questions of a service: one open at a time, with and without scripts, by address, and all of them on paper. */
import type { Locator, Page } from "@playwright/test";
import { expect, open, phone, test } from "../support/journey.ts";

const path = "/services/internal-medicine";
const questions = [
  "What is internal medicine?",
  "What services are available?",
  "What conditions do you treat?",
  "What happens in a visit?",
] as const;

const question = (page: Page, name: string) => page.getByRole("heading", { level: 3, name, exact: true });
const panel = (page: Page, name: string) => page.locator("details").filter({ has: question(page, name) });
const openPanels = (page: Page) => page.locator("details[open]");

async function isOnlyOpen(page: Page, name: string) {
  await expect(openPanels(page)).toHaveCount(1);
  await expect(panel(page, name)).toHaveAttribute("open");
}

/** Under the header's bar and above the lower edge. */
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
  await expect(page.locator("details")).toHaveCount(questions.length);
  await expect(openPanels(page)).toHaveCount(0);
  for (const name of questions) {
    await question(page, name).click();
    await isOnlyOpen(page, name);
  }
  await question(page, questions[3]).click();
  await expect(openPanels(page)).toHaveCount(0);
}

test("one panel is open: another closes it, and its own header does", async ({ page }) => {
  await open(page, path);
  await behaves(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("it does the same", async ({ page }) => {
    await page.goto(path);
    await behaves(page);
  });
});

test("a keyboard opens and closes panels", async ({ page }) => {
  await open(page, path);
  await panel(page, questions[0]).locator("summary").focus();
  await page.keyboard.press("Enter");
  await isOnlyOpen(page, questions[0]);
  await panel(page, questions[1]).locator("summary").focus();
  await page.keyboard.press("Space");
  await isOnlyOpen(page, questions[1]);
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

test("an address with a question opens it", async ({ page }) => {
  await open(page, `${path}#conditions-treated`, phone);
  await isOnlyOpen(page, questions[2]);
  await isInView(question(page, questions[2]));
  // Another question of the same page.
  await page.evaluate(() => {
    window.location.hash = "services-available";
  });
  await isOnlyOpen(page, questions[1]);
  await isInView(question(page, questions[1]));
});

test("so does a click that leads to such an address", async ({ page }) => {
  await page.route("**/services.data", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(path, `${path}#conditions-treated`);
    await route.fulfill({ response, body });
  });
  await open(page, "/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
  await page.getByRole("main").getByRole("link", { name: "Internal Medicine" }).first().click();
  await expect(page).toHaveURL(`${path}#conditions-treated`);
  await isOnlyOpen(page, questions[2]);
  await page.waitForTimeout(700); // as long as a smooth scroll would take
  await isInView(question(page, questions[2]));
});

test("printing shows all answers", async ({ page, browserName }) => {
  test.skip(browserName === "firefox", "Playwright can't emulate print in Debian's Firefox");
  await open(page, path);
  const answers = page.locator("details > :not(summary)");
  for (const answer of await answers.all()) await expect(answer).toBeHidden();
  await page.emulateMedia({ media: "print" });
  for (const answer of await answers.all()) {
    await expect(answer).toBeVisible();
    expect((await answer.boundingBox())?.height).toBeGreaterThan(40);
  }
});
