/** Which links navigate on the client, and which are left to the browser. */
import type { Page } from "@playwright/test";
import { expect, hamburger, heading, mainMenu, test } from "../../support/journey.ts";
import { open, phone } from "../../support/visit.ts";

const link = (page: Page) => page.getByRole("link", { name: "Test link" });

/** Adds a link below the heading, and marks the document to detect a full page load. */
async function withLink(page: Page, attributes: Record<string, string>) {
  await open(page, "/about-us");
  await page.evaluate((given) => {
    const anchor = document.createElement("a");
    for (const [name, value] of Object.entries(given)) anchor.setAttribute(name, value);
    anchor.innerHTML = "<span>Test link</span>";
    document.querySelector("h1")?.after(anchor);
    document.documentElement.dataset.kept = "yes";
  }, attributes);
}
const isSameDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.kept === "yes").catch(() => undefined);

for (const [what, attributes, address, isClients] of [
  ["another page, with a query", { href: "/services/lab-tests?from=test#main" }, undefined, true],
  ["a place on the same page", { href: "#main" }, "/about-us#main", true],
  ["rel=external", { href: "/insurance", rel: "external" }, undefined, false],
  ["a file", { href: "/robots.txt" }, undefined, false],
] as const)
  test(`${what}: ${isClients ? "no" : "a"} full page load`, async ({ page }) => {
    await withLink(page, attributes);
    await link(page).click();
    await expect(page).toHaveURL(address ?? attributes.href);
    await expect.poll(() => isSameDocument(page)).toBe(isClients);
  });

async function expectAt(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  expect(await isSameDocument(page)).toBe(true);
  const place = page.locator(new URL(page.url()).hash);
  await expect(place).toBeFocused();
  // Below the sticky header, and not at the top of the page.
  const top = () => place.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  // The header gets lower while the page scrolls.
  const isBelowHeader = async () => {
    const bar = await page.locator("header > div").first().boundingBox();
    return (await top()) >= (bar?.y ?? 0) + (bar?.height ?? 0) - 1;
  };
  await expect.poll(isBelowHeader).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
}

test("a link with a hash to another page scrolls to its target and focuses it", async ({ page }) => {
  await withLink(page, { href: "/population-health#comfort" });
  await link(page).click();
  await expectAt(page, "/population-health#comfort");
});

test("a link in menu or search to a place on the same page scrolls there and focuses it, each time", async ({
  page,
}) => {
  await open(page, "/contact-us", phone);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = "yes";
  });
  const search = page.getByRole("banner").getByRole("link", { name: "Search" });
  for (const opener of [hamburger(page), search, hamburger(page)]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await opener.click();
    await page.getByRole("dialog").getByRole("link", { name: "Offices and Doors" }).click();
    await expectAt(page, "/contact-us#offices");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test("with Control, Shift or a target of its own the link opens elsewhere", async ({ page, context }) => {
  await withLink(page, { href: "/insurance" });
  for (const modifiers of [["ControlOrMeta"], ["Shift"], []] as const) {
    if (modifiers.length === 0)
      await link(page).evaluate((anchor) => anchor.setAttribute("target", "_blank"));
    const other = context.waitForEvent("page");
    await link(page).click({ modifiers: [...modifiers] });
    await expect(await other).toHaveURL("/insurance");
    await (await other).close();
    expect(await isSameDocument(page)).toBe(true);
  }
});

test("a link to the current page adds no history entry, and a click with preventDefault is not followed", async ({
  page,
}) => {
  await withLink(page, { href: "/about-us" });
  const before = await page.evaluate(() => history.length);
  await link(page).click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => history.length)).toBe(before);
  await expect(heading(page)).toHaveText("About Us");
  await link(page).evaluate((anchor) => {
    anchor.setAttribute("href", "/insurance");
    anchor.addEventListener("click", (event) => event.preventDefault());
  });
  await link(page).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/about-us");
});

test("a short hover does not prefetch", async ({ page }) => {
  const requested: string[] = [];
  await withLink(page, { href: "/insurance" });
  page.on("request", (request) => requested.push(request.url()));
  await page.evaluate(async () => {
    const over = (target: Element | null) =>
      target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    over(document.querySelector("h1 + a span"));
    await new Promise((done) => setTimeout(done, 40));
    over(document.querySelector("h1"));
    await new Promise((done) => setTimeout(done, 300));
  });
  expect(requested.filter((url) => url.includes("insurance"))).toEqual([]);
});

test("hovering over a link prefetches what the click needs", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => request.url().includes("about-us.data") && requested.push(request.url()));
  await open(page, "/");
  const link = mainMenu(page).getByRole("link", { name: "About Us" });
  await link.hover();
  await expect(page.locator('link[rel=prefetch][href$="about-us.data"]')).toHaveCount(1);
  await expect.poll(() => requested).not.toEqual([]);
  await page.waitForTimeout(300);
  await link.click();
  await expect(heading(page)).toHaveText("About Us");
  // One URL: the click needed nothing that was not prefetched.
  expect([...new Set(requested)]).toEqual([new URL("/about-us.data", page.url()).href]);
});

test("a page that was only prefetched is not fetched again after navigation", async ({ page }) => {
  await open(page, "/services");
  const prefetched = page.waitForResponse("**/blogs.data");
  await mainMenu(page).getByRole("link", { name: "Blogs" }).hover();
  await prefetched;
  // A pointer that stays would ask for it again while the click is on its way.
  await page.mouse.move(0, 0);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await mainMenu(page)
    .getByRole("link", { name: "About Us" })
    .evaluate((about: HTMLElement) => about.click());
  await expect(heading(page)).toHaveText("About Us");
  await page.waitForLoadState("networkidle");
  expect(requested).not.toContain("/blogs.data");
});
