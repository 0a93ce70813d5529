import { expect, type Page } from "@playwright/test";
import { articlePagePath, articlesPerPage } from "../../../site/article-list.ts";
import { ownPages } from "../../../site/pages.ts";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

async function openSearch(page: Page, path = "/about-us") {
  await open(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("dialog", { name: "Search this site" })).toBeVisible();
  return page.getByRole("searchbox", { name: "Search this site" });
}

/** The line above the field. */
const urgent = [
  ["Danger: 911", "tel:911"],
  ["Despair: 988 (español: 2)", "tel:988"],
  ["text 988", "sms:988?&body=HELP"],
  ["Poison: 1-800-222-1222", "tel:+18002221222"],
] as const;

const firstResult = (page: Page) => page.getByRole("search").getByRole("listitem").first();

test("finds pages by everyday words, other languages and plurals; corrects a typo, and says so", async ({
  page,
}) => {
  const field = await openSearch(page);
  for (const [typed, title] of [
    ["sugar", "Sugar on the Label: Names for Diabetes Patients to Know"],
    ["Shots", "New Vaccines for Older Lungs"],
    ["azúcar", "Sugar on the Label: Names for Diabetes Patients to Know"],
    ["finger stick", "Lab Tests"],
  ] as const)
    await test.step(`"${typed}" finds ${title}`, async () => {
      await field.fill(typed);
      await expect(firstResult(page).getByRole("link", { name: title })).toBeVisible();
      await expect(page.getByRole("search").getByRole("status")).toHaveText(/^Results: \d+$/);
    });
  await field.fill("Shots");
  await expect(firstResult(page).locator("mark").first()).toHaveText("vaccine");
  await field.fill("diabtes");
  await expect(page.getByRole("search").getByRole("status")).toHaveText(
    /Showing results for “diabetes\.” Results: \d+/,
  );
  await expect(firstResult(page)).toContainText("Sugar on the Label");
});

test("no results: shows a message and the phone number", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("zzzqqq");
  const search = page.getByRole("search");
  await expect(search.getByRole("status")).toHaveText(
    "We didn’t find anything for “zzzqqq.” Try other words, or call us.",
  );
  await expect(search.getByRole("link", { name: /^Call \(/ })).toBeVisible();
  await expect(search.getByRole("listitem")).toHaveCount(0);
});

test("a script tag in the query is shown as text", async ({ page }) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const field = await openSearch(page);
  const typed = "<script>alert('zzzqqq')</script><img src=x onerror=alert(1)>";
  await field.fill(typed);
  await expect(page.getByRole("search").getByRole("status")).toHaveText(/Results/);
  await expect(page.getByRole("search").locator("script, img")).toHaveCount(0);
  const unknown = '<zzzqqq>&"zzzqqq"</zzzqqq>';
  await field.fill(unknown);
  await expect(page.getByRole("search").getByRole("status")).toContainText(`“${unknown}.”`);
  expect(dialogs).toEqual([]);
});

test("a query about suicide shows 988 first, even if search fails to load", async ({ page }) => {
  await page.route(/\/(pagefind|data)\//, (route) => route.abort());
  const field = await openSearch(page);
  await field.fill("I want to kill my self");
  const search = page.getByRole("search");
  await expect(search.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(search.getByRole("link", { name: "Text 988", exact: true })).toBeVisible();
  await expect(search.getByRole("status")).toHaveText(/couldn’t load the search/);
});

test("the numbers that help at once are there before a query, without results and if the search fails", async ({
  page,
}) => {
  await page.route(/\/(pagefind|data)\//, (route) => route.abort());
  const field = await openSearch(page);
  for (const typed of ["", "zzzqqq"]) {
    await field.fill(typed);
    for (const [name, href] of urgent)
      await expect(page.getByRole("search").getByRole("link", { name, exact: true })).toHaveAttribute(
        "href",
        href,
      );
  }
});

test("a raised card is said once, and leaves no trace if it is left", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("I want to kill myself");
  const said = page.getByRole("search").locator("[aria-live=polite]").first();
  await expect(said).toHaveText("You think of killing yourself");
  const changed = said.evaluate(
    (node) =>
      new Promise((resolve) => {
        new MutationObserver(() => resolve(true)).observe(node, {
          childList: true,
          characterData: true,
          subtree: true,
        });
        setTimeout(resolve, 500, false);
      }),
  );
  await field.pressSequentially(" to");
  expect(await changed).toBe(false);
  await page.route("https://www.weather.gov/", (route) => route.fulfill({ body: "sunny" }));
  await page.getByRole("search").getByRole("link", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("https://www.weather.gov/");
  await page.goBack();
  expect(page.url()).not.toContain("/about-us");
});

test("988 is above the results, and disappears with the next query", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("suicide");
  const links = page.getByRole("search").getByRole("link");
  await expect(page.getByRole("search").getByRole("listitem").first()).toBeVisible();
  await expect(links.nth(urgent.length)).toHaveText("Call 988");
  await field.fill("sugar");
  await expect(links.nth(urgent.length)).toContainText("Sugar on the Label");
  await expect(page.getByRole("link", { name: "Call 988" })).toHaveCount(0);
});

test("pages load no search code until it is used", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, "/about-us");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => /pagefind|search/i.test(path))).toEqual([]);
});

test("Escape closes search, clears the query and returns the focus", async ({ page }) => {
  const field = await openSearch(page);
  await expect(field).toBeFocused();
  await field.fill("sugar");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const button = page.getByRole("banner").getByRole("link", { name: "Search" });
  await expect(button).toBeFocused();
  await button.click();
  await expect(field).toHaveValue("");
});

test("arrow keys reach a result, Enter opens it, and the heading gets the focus", async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("sugar");
  await expect(firstResult(page)).toContainText("Sugar on the Label");
  await page.keyboard.press("ArrowDown");
  await expect(firstResult(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blogs/sugar-on-the-label-names-for-diabetes-patients-to-know");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test('"Show more" adds results', async ({ page }) => {
  const field = await openSearch(page);
  await field.fill("providers");
  const items = page.getByRole("search").getByRole("listitem");
  await expect(items).toHaveCount(8);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(items).toHaveCount(16);
});

test("the search page keeps the query in its hash, and never sends it", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  const withQuery: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
    if (request.url().includes("immunization")) withQuery.push(request.url());
  });
  await open(page, "/search");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const field = page.getByRole("searchbox", { name: "Search this site" });
  await expect(field).toBeFocused();
  await field.fill("immunization");
  await expect(firstResult(page)).toContainText("New Vaccines");
  await expect(page).toHaveURL("/search#q=immunization");
  await firstResult(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New Vaccines");
  await page.goBack();
  await expect(field).toHaveValue("immunization");
  await expect(firstResult(page)).toContainText("New Vaccines");
  expect(elsewhere).toEqual([]);
  expect(withQuery).toEqual([]);
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(kept)).not.toContain("immunization");
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button opens a page that lists every page", async ({ page }) => {
    await page.goto("/about-us");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
    const main = page.getByRole("main");
    await expect(main.getByText("Search needs JavaScript.")).toBeVisible();
    await expect(main.getByRole("link", { name: "Danger: 911" })).toBeVisible();
    await expect(main.getByText("A snake has bitten you").first()).toBeVisible();
    await expect(main.getByRole("searchbox")).toBeHidden();
    for (const group of ["What We Do", "Who You Will See", "Our two offices", "Reading Room", "Other pages"])
      await expect(main.getByRole("heading", { name: group })).toBeVisible();
    await expect(main.getByRole("link", { name: "Lab Tests", exact: true })).toHaveAttribute(
      "href",
      "/services/lab-tests",
    );
    const listed = await main
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => decodeURI((link as HTMLAnchorElement).pathname)));
    // Older articles are on the pages of the article list.
    const older = site.articles.slice(articlesPerPage).map(({ slug }) => `/blogs/${slug}`);
    const elsewhere = [...older, articlePagePath(2), "/search"];
    const expected = ownPages(site).map((page) => decodeURI(page.path));
    expect(expected.filter((path) => !elsewhere.includes(path) && !listed.includes(path))).toEqual([]);
  });
});

test("a link can contain a query", async ({ page }) => {
  await open(page, "/search?q=shots");
  await expect(firstResult(page)).toContainText("New Vaccines");
});
