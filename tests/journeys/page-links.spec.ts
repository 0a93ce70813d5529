/** Plain links, followed without a new document where that is right, and left to the browser where it is not. */
import type { Page } from "@playwright/test";
import { expect, heading, mainMenu, open, test } from "../support/journey.ts";

const link = (page: Page) => page.getByRole("link", { name: "A link of the test" });

/** Puts a link below the heading, and marks the document. */
async function withLink(page: Page, attributes: Record<string, string>) {
  await open(page, "/about-us");
  await page.evaluate((given) => {
    const anchor = document.createElement("a");
    for (const [name, value] of Object.entries(given)) anchor.setAttribute(name, value);
    anchor.innerHTML = "<span>A link of the test</span>";
    document.querySelector("h1")?.after(anchor);
    document.documentElement.dataset.kept = "yes";
  }, attributes);
}
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.kept === "yes").catch(() => undefined);

for (const address of ["/insurance", "/services/lab-tests?from=test#main"]) {
  test(`${address} is followed in the same document`, async ({ page }) => {
    await withLink(page, { href: address });
    await link(page).click();
    await expect(page).toHaveURL(address);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("a link to a place on another page scrolls there and puts the focus on it", async ({ page }) => {
  await withLink(page, { href: "/population-health#comfort" });
  await link(page).click();
  await expect(page).toHaveURL("/population-health#comfort");
  expect(await isSameDocument(page)).toBe(true);
  const place = page.locator("#comfort");
  await expect(place).toBeFocused();
  // Below the header's bar, and not where the page begins.
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  const bar = await page.locator("header > div").first().boundingBox();
  expect(await top()).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test("a link that asks to be loaded whole is", async ({ page }) => {
  await withLink(page, { href: "/insurance", rel: "external" });
  await link(page).click();
  await expect(page).toHaveURL("/insurance");
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test("a file is the browser's", async ({ page }) => {
  await withLink(page, { href: "/robots.txt" });
  await link(page).click();
  await expect(page).toHaveURL("/robots.txt");
  await expect(page.getByText("User-agent")).toBeVisible();
});

test("a place on the page is the browser's: no title is said, the page stays", async ({ page }) => {
  await withLink(page, { href: "#main" });
  await link(page).click();
  await expect(page).toHaveURL("/about-us#main");
  expect(await isSameDocument(page)).toBe(true);
});

for (const [name, attributes, modifiers] of [
  ["with the Control key", {}, ["ControlOrMeta"]],
  ["with the Shift key", {}, ["Shift"]],
  ["with a target of its own", { target: "_blank" }, []],
] as const) {
  test(`${name} it opens beside this page`, async ({ page, context }) => {
    await withLink(page, { href: "/insurance", ...attributes });
    const other = context.waitForEvent("page");
    await link(page).click({ modifiers: [...modifiers] });
    await expect(await other).toHaveURL("/insurance");
    await expect(page).toHaveURL("/about-us");
    expect(await isSameDocument(page)).toBe(true);
  });
}

test("what another part has answered is not followed", async ({ page }) => {
  await withLink(page, { href: "/insurance" });
  await link(page).evaluate((anchor) => anchor.addEventListener("click", (event) => event.preventDefault()));
  await link(page).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/about-us");
});

test("a link to the page one is on adds no step to go back over", async ({ page }) => {
  await withLink(page, { href: "/about-us" });
  const before = await page.evaluate(() => history.length);
  await link(page).click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(heading(page)).toHaveText("About Us");
});

test("a pointer that only passes over fetches nothing", async ({ page }) => {
  const asked: string[] = [];
  await withLink(page, { href: "/insurance" });
  page.on("request", (request) => asked.push(request.url()));
  await page.evaluate(async () => {
    const over = (target: Element | null) =>
      target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    over(document.querySelector("h1 + a span"));
    await new Promise((done) => setTimeout(done, 40));
    over(document.querySelector("h1"));
    await new Promise((done) => setTimeout(done, 300));
  });
  expect(asked.filter((url) => url.includes("insurance"))).toEqual([]);
});

test("pointing at a link fetches what the click then asks for", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes(".data") && asked.push(request.url()));
  await open(page, "/");
  const link = mainMenu(page).getByRole("link", { name: "About Us" });
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await page.waitForTimeout(300);
  await link.click();
  await expect(heading(page)).toHaveText("About Us");
  // One address: what was fetched ahead is what was needed.
  const ofThePage = asked.filter((url) => url.includes("about-us"));
  expect([...new Set(ofThePage)]).toEqual([new URL("/about-us.data", page.url()).href]);
});

test("the page one left is at hand when one goes back", async ({ page }) => {
  await open(page, "/services");
  const fetched = page.waitForResponse("**/services.data");
  await mainMenu(page).getByRole("link", { name: "About Us" }).click();
  await expect(heading(page)).toHaveText("About Us");
  await (await fetched).finished();
  await page.goBack();
  await expect(heading(page)).toHaveText("What We Do");
  // Asked for twice, sent once: the second came from the browser's own store.
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith("/services.data"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
  );
  expect(sent).toEqual([true, false]);
});

test("a page that was only pointed at is not fetched again from the next one", async ({ page }) => {
  await open(page, "/services");
  await mainMenu(page).getByRole("link", { name: "Blogs" }).hover();
  await page.waitForResponse("**/blogs.data");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await mainMenu(page)
    .getByRole("link", { name: "About Us" })
    .evaluate((about: HTMLElement) => about.click());
  await expect(heading(page)).toHaveText("About Us");
  await expect.poll(() => asked).toContain("/services.data");
  expect(asked).not.toContain("/blogs.data");
});
