/** An article that does not exist: one step back, or the not-found page where there is no step. */
import { expect, heading, isHydrated, open, test, unknownArticle } from "../support/journey.ts";

const notFound = "This page is not here";

test.use({
  mayMissPages: true,
  // Playwright loses sight of pages that Firefox brings back from its memory: here it loads them anew.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, firefoxUserPrefs: { "browser.sessionhistory.max_total_viewers": 0 } }),
});

test("the server answers 404", async ({ request }) => {
  const response = await request.get(unknownArticle);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain(notFound);
});

test("a typed address goes one step back, and the back button makes no loop", async ({ page }) => {
  await open(page, "/");
  await page.goto("/about-us");
  await page.goto(unknownArticle, { waitUntil: "commit" });
  await expect(page).toHaveURL("/about-us", { timeout: 20_000 });
  await expect(heading(page)).toHaveText("About Us");
  await page.waitForTimeout(800);
  await expect(page).toHaveURL("/about-us");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/");
});

test("a click goes one step back without a word, and the back button makes no loop", async ({ page }) => {
  const title = page.getByRole("main").locator(`a[href="${unknownArticle}"]`).first();
  await page.route("**/blogs.data", async (route) => {
    const response = await route.fetch();
    const [first = ""] = (await response.text()).match(/\/blogs\/[a-z0-9-]{12,}/) ?? [];
    await route.fulfill({ response, body: (await response.text()).replaceAll(first, unknownArticle) });
  });
  await open(page, "/");
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) document.documentElement.dataset.told = words;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, notFound);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blogs");
  const asked = page.waitForRequest((request) => request.url().includes(unknownArticle));
  await title.click();
  await asked;
  await page.waitForTimeout(800);
  await expect(page).toHaveURL("/blogs");
  await expect(title).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-told");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/");
});

test("without a history the not-found page stays, with the newest articles", async ({ page, context }) => {
  await open(page, "/");
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, target: "_blank", rel: "noopener" });
    link.textContent = "new tab";
    document.querySelector("main")?.prepend(link);
    link.style.setProperty("position", "fixed");
    link.style.setProperty("inset", "300px auto auto 0");
    link.style.setProperty("z-index", "99");
  }, unknownArticle);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: "new tab", exact: true }).click();
  const tab = await opened;
  await isHydrated(tab);
  await expect(heading(tab)).toHaveText(notFound);
  await tab.waitForTimeout(800);
  await expect(tab).toHaveURL(unknownArticle);
  const newest = tab.getByRole("main").getByRole("list").last().getByRole("link");
  await expect(newest).toHaveCount(3);
  const title = await newest.first().innerText();
  await newest.first().click();
  await expect(heading(tab)).toHaveText(title);
  // Back at the start of the history there is nowhere to go: the page comes again and stays.
  await tab.goBack();
  await expect(heading(tab)).toHaveText(notFound);
  await expect(tab).toHaveURL(unknownArticle);
});

for (const path of ["/no-such-page", "/services/no-such-service", "/providers/no-such-md"]) {
  test(`${path} is answered with 404 and a page that helps`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await isHydrated(page);
    await expect(heading(page)).toHaveText(notFound);
    await page.getByRole("main").getByRole("link", { name: "About Us" }).click();
    await expect(heading(page)).toHaveText("About Us");
    await expect(page).toHaveTitle(/About Us/);
  });
}
