import { expect, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

async function openSearch(page: Page) {
  await open(page, "/about-us");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  return page.getByRole("searchbox", { name: "Search this site" });
}

const firstResult = (page: Page) => page.getByRole("search").getByRole("listitem").first();

test("an answer stands above the results, and works without the index", async ({ page }) => {
  await page.route(/\/(pagefind|data)\//, (route) => route.abort());
  const field = await openSearch(page);
  await field.fill("I need a refill");
  const search = page.getByRole("search");
  const [answer] = site.search.answers;
  const heading = search.getByRole("heading", { name: answer?.title ?? "" });
  await expect(heading.getByRole("link")).toHaveAttribute("href", answer?.path ?? "");
  await expect(search.getByRole("link", { name: site.practice.phone }).first()).toHaveAttribute(
    "href",
    /^tel:/,
  );
  await field.fill("sugar");
  await expect(heading).toHaveCount(0);
});

test("answers that could not be loaded are loaded at the next key", async ({ page }) => {
  const failed = page.waitForEvent("requestfailed", (request) => /\/assets\/en-/.test(request.url()));
  await page.route(/\/assets\/en-/, (route) => route.abort(), { times: 1 });
  const field = await openSearch(page);
  await failed;
  await field.fill("I need a refill");
  const [answer] = site.search.answers;
  await expect(page.getByRole("search").getByRole("heading", { name: answer?.title ?? "" })).toBeVisible();
});

test("a provider's name and a task: two answers, and pages with some of the words", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("Dr Wu new patients");
  const search = page.getByRole("search");
  await expect(search.getByRole("heading")).toHaveText([/Lena Wu/, "The first time"]);
  // No page has both words.
  await field.fill("Dr Wu croup");
  await expect(search.getByRole("status")).toContainText(site.interface.search.some);
});

test("before anything is typed: what people come to do; under results no list of all pages", async ({
  page,
}) => {
  await open(page, "/search");
  const search = page.getByRole("search");
  const index = page.getByRole("heading", { name: site.interface.search.index });
  await expect(search.getByText(site.interface.search.tasks)).toBeVisible();
  await expect(index).toBeVisible();
  await page.getByRole("searchbox").fill("sugar");
  await expect(firstResult(page)).toContainText("Sugar on the Label");
  await expect(index).toHaveCount(0);
  await expect(search.getByText(site.interface.search.tasks)).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });
  test("there is no / key, and no switch for it", async ({ page }) => {
    await open(page, "/accessibility");
    await expect(page.getByRole("button", { name: /the \/ key/ })).toBeHidden();
  });
});
