import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "../../support/shared-context.ts";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

async function openSearch(page: Page, path = "/about-us") {
  await open(page, path);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("dialog", { name: "Search this site" })).toBeVisible();
  return page.getByRole("searchbox", { name: "Search this site" });
}

/** Key by key, as people do: the search answers each key. */
async function type(field: Locator, words: string) {
  await field.fill("");
  await field.pressSequentially(words);
}

const firstResult = (page: Page) => page.getByRole("search").getByRole("listitem").first();

test("without the index: numbers that help at once, the crisis card, an answer, and a message", async ({
  page,
}) => {
  await page.route(/\/(pagefind|data)\//, (route) => route.abort());
  const field = await openSearch(page);
  const search = page.getByRole("search");
  await expect(search.getByRole("link", { name: "Emergency: 911" })).toHaveAttribute("href", "tel:911");
  await type(field, "I want to kill my self");
  await expect(search.getByRole("link", { name: "Call 988" })).toHaveAttribute("href", "tel:988");
  await expect(search.getByRole("link", { name: "Text 988", exact: true })).toBeVisible();
  await expect(search.getByRole("status")).toHaveText(/couldn’t load the search/);
  await type(field, "I need a refill");
  const [answer] = site.search.answers;
  const heading = search.getByRole("heading", { name: answer?.title ?? "" });
  await expect(heading.getByRole("link")).toHaveAttribute("href", answer?.path ?? "");
  await expect(search.locator('a[href^="tel:+1575"]').first()).toBeVisible();
  await type(field, "sugar");
  await expect(heading).toHaveCount(0);
});

test("a raised card is said once, and leaves no trace if it is left", async ({ page }) => {
  const field = await openSearch(page);
  await type(field, "I want to kill myself");
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
  // Another card is said beside it, in a place of its own.
  await type(field, "I want to kill myself chest pain");
  await expect(said.getByText("You think of killing yourself")).toHaveCount(1);
  await expect(said.getByText("Signs of a heart attack")).toHaveCount(1);
  await page.route("https://www.weather.gov/", (route) => route.fulfill({ body: "sunny" }));
  await page.getByRole("search").getByRole("link", { name: "Leave this page" }).click();
  await expect(page).toHaveURL("https://www.weather.gov/");
  await page.goBack();
  expect(page.url()).not.toContain("/about-us");
});

test("a typo, another word, another language and another accent find the page; more are shown on request", async ({
  page,
}) => {
  const field = await openSearch(page);
  const search = page.getByRole("search");
  for (const [typed, status, first, marked] of [
    ["diabtes", "Showing results for “diabetes.” Results: 5", /^Sugar on the Label/, "diabetes"],
    ["Shots", "Results: 5", /^New Vaccines for Older Lungs/, "vaccine"],
    ["azúcar", "Results: 5+", /^Sugar on the Label/, "diabetes"],
    ["Dr Wu croup", "No page matches every word. These come close. Results: 8+", /^Cough or Croup/, "croup"],
    ["providers", "Results: 8+", /^About Us/, "providers"],
  ] as const) {
    await type(field, typed);
    await expect(search.getByRole("status")).toHaveText(status);
    await expect(firstResult(page).getByRole("link")).toHaveText(first);
    await expect(firstResult(page).locator("mark")).toHaveText(marked);
  }
  await search.getByRole("button", { name: "Show more" }).click();
  await expect(search.getByRole("status")).toHaveText("Results: 16+");
  await expect(search.getByRole("button", { name: "Show more" })).toBeFocused();
});

test("what is not found is said with a call, and code that is typed stays text", async ({ page }) => {
  const field = await openSearch(page);
  const search = page.getByRole("search");
  await type(field, "<img src=x onerror=alert(1)>xyzzy");
  await expect(search.locator("img[src=x]")).toHaveCount(0);
  await type(field, "xyzzy");
  await expect(search.getByRole("status")).toHaveText(
    "We didn’t find anything for “xyzzy.” Try other words, or call us.",
  );
  await expect(search.getByRole("link", { name: /^Call \(575\)/ })).toBeVisible();
  await expect(search.getByRole("navigation", { name: "What people often look for" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Search this site" })).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeFocused();
});

test("pages load no search code until it is used", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await open(page, "/about-us");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((path) => /pagefind|search/i.test(path))).toEqual([]);
});

test("arrow keys reach a result, Enter opens it, and the heading gets the focus", async ({ page }) => {
  const field = await openSearch(page);
  await type(field, "sugar");
  await expect(firstResult(page)).toContainText("Sugar on the Label");
  await page.keyboard.press("ArrowDown");
  await expect(firstResult(page).getByRole("link")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  // It ends the composition of a character, and stays in the field.
  await field.dispatchEvent("keydown", { key: "Enter", isComposing: true });
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blogs/sugar-on-the-label-names-for-diabetes-patients-to-know");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

for (const path of ["/about-us", "/search"])
  test(`Enter never leads to a call, which a second Enter would dial: ${path}`, async ({ page }) => {
    await page.route(/\/(pagefind|data)\//, (route) => route.abort());
    await open(page, path);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    const search = page.getByRole("search");
    const field = search.getByRole("searchbox");
    // A card and no page: its words, then on with the arrows past its calls.
    await type(field, "I want to kill my self");
    await expect(search.getByRole("link", { name: "Call 988" })).toBeVisible();
    await expect(search.getByRole("status")).toHaveText(/couldn’t load the search/);
    await page.keyboard.press("Enter");
    await expect(search.getByRole("heading", { name: "You think of killing yourself" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(search.getByRole("link", { name: "Leave this page" })).toBeFocused();
    // Neither a card nor a page, but a button to call.
    await type(field, "zzzqqq");
    await expect(search.locator("a[data-call]")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(field).toBeFocused();
    // A card and pages.
    await page.unroute(/\/(pagefind|data)\//);
    await type(field, "sugar suicide");
    await expect(search.getByRole("link", { name: "Call 988" })).toBeVisible();
    await expect(search.getByRole("link", { name: /^Sugar on the Label/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(search.locator(":focus")).toHaveAttribute("href", /^\//);
  });

test("the search page shows the query again when one comes back, and never sends it or writes it down", async ({
  page,
  baseURL,
}) => {
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
  await type(field, "immunization");
  await expect(firstResult(page)).toContainText("New Vaccines");
  await expect(page).toHaveURL("/search");
  await firstResult(page).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("New Vaccines");
  await page.goBack();
  await expect(field).toHaveValue("immunization");
  await expect(firstResult(page)).toContainText("New Vaccines");
  expect(elsewhere).toEqual([]);
  expect(withQuery).toEqual([]);
  const kept = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(kept)).not.toContain("immunization");
  await page.reload();
  await expect(field).toHaveValue("immunization");
  // A link can contain a query.
  for (const link of ["/search?q=shots", "/search#q=shots"]) {
    await page.goto("about:blank");
    await open(page, link);
    await expect(firstResult(page)).toContainText("New Vaccines");
    await expect(page).toHaveURL("/search");
  }
});

test("answers that could not be loaded are loaded at the next key", async ({ page }) => {
  const failed = page.waitForEvent("requestfailed", (request) => /\/assets\/en-/.test(request.url()));
  await page.route(/\/assets\/en-/, (route) => route.abort(), { times: 1 });
  const field = await openSearch(page);
  await failed;
  await type(field, "I need a refill");
  const [answer] = site.search.answers;
  await expect(page.getByRole("search").getByRole("heading", { name: answer?.title ?? "" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });
  test("the first screen has a card's heading and whom to call", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    const field = await openSearch(page);
    const search = page.getByRole("search");
    await type(field, "I want to kill myself");
    await expect(search.getByRole("heading", { name: "You think of killing yourself" })).toBeInViewport();
    await expect(search.getByRole("link", { name: "Call 988" })).toBeInViewport({ ratio: 1 });
  });
  test("there is no / key, and no switch for it", async ({ page }) => {
    await open(page, "/accessibility");
    await expect(page.getByRole("button", { name: /the \/ key/ })).toBeHidden();
  });
});
