/**
 * Addresses that are not there: an unknown article goes one step back, or shows the not-found page if there is no history, as
 * any other does. tests/support/requests.ts has the responses of servers.
 */
import { expect, heading, test, unknownArticle } from "../../support/journey.ts";
import { site, unknownPath } from "../../support/site.ts";
import { holdHydration, isHydrated, open } from "../../support/visit.ts";

const notFound = "This page is not here";

test.use({ mayMissPages: true });

test("a typed URL goes one step back, and the back button does not loop", async ({ page }) => {
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

test("a click goes one step back without a not-found message, and the back button does not loop", async ({
  page,
}) => {
  const title = page.getByRole("main").locator(`a[href="${unknownArticle}"]`).first();
  await page.route("**/blogs.data", async (route) => {
    const response = await route.fetch();
    const [first = ""] = (await response.text()).match(/\/blogs\/[a-z0-9-]{12,}/) ?? [];
    await route.fulfill({ response, body: (await response.text()).replaceAll(first, unknownArticle) });
  });
  await open(page, "/");
  await page.evaluate((words) => {
    new MutationObserver(() => {
      if (document.body.innerText.includes(words)) document.documentElement.dataset.shown = words;
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, notFound);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blogs");
  const requested = page.waitForRequest((request) => request.url().includes(unknownArticle));
  await title.click();
  await requested;
  await page.waitForTimeout(800);
  await expect(page).toHaveURL("/blogs");
  await expect(title).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-shown");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/");
  // A list that is still on its way must not fail the next test.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("an old address of an article leads to the new one, without a step back", async ({ page }) => {
  const [old] = site.redirects.filter(({ from }) => from.startsWith("/blogs/"));
  if (!old) throw new Error("The frozen practice has no old article");
  await open(page, "/");
  await page.goto("/about-us");
  await isHydrated(page);
  // As a page that was opened before the article moved.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")?.append(link);
    link.click();
  }, old.from);
  await expect(page).toHaveURL(old.to);
  await expect(heading(page)).toHaveText(site.pages.blogs.title);
  await page.goBack();
  await expect(page).toHaveURL("/about-us");
});

test("without a history it shows the not-found page with the newest articles", async ({ page, context }) => {
  await open(page, "/");
  const opened = context.waitForEvent("page");
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href, target: "_blank", rel: "noopener" });
    document.querySelector("main")?.prepend(link);
    link.click();
  }, unknownArticle);
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
  // The first entry of the history has no previous page: the not-found page shows again.
  await tab.goBack();
  await expect(heading(tab)).toHaveText(notFound);
  await expect(tab).toHaveURL(unknownArticle);
});

test("any other address has a page with links, and in Spanish for an address in Spanish", async ({
  page,
}) => {
  for (const [path, title, lang] of [
    ["/services/no-such-service", notFound, "en"],
    ["/es/no-such-page", site.spanish?.pages["not-found"].title ?? "", "es"],
  ] as const) {
    expect((await open(page, path))?.status()).toBe(404);
    await expect(heading(page)).toHaveText(title.replaceAll("\u00a0", " "));
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    await expect(
      page.getByRole("main").getByRole("link", { name: site.practice.phone }).first(),
    ).toBeVisible();
  }
});

test("on a page that is not there one can search, and what is typed early is kept", async ({ page }) => {
  const { release } = await holdHydration(page);
  await page.goto(unknownPath);
  const main = page.getByRole("main");
  const field = main.getByRole("searchbox");
  await field.pressSequentially("fl");
  release();
  await isHydrated(page);
  await expect(field).toBeFocused();
  await page.keyboard.type("u");
  await expect(field).toHaveValue("flu");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search");
  await expect(main.getByRole("searchbox")).toHaveValue("flu");
});
