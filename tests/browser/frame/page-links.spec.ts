/** Which links navigate on the client, which are left to the browser, and what is prefetched. */
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

test("links with a query or a hash need no full page load; files and rel=external do", async ({ page }) => {
  for (const [attributes, address, isClients] of [
    [{ href: "/services/lab-tests?from=test#main" }, "/services/lab-tests?from=test#main", true],
    [{ href: "#main" }, "/about-us#main", true],
    [{ href: "/insurance", rel: "external" }, "/insurance", false],
    [{ href: "/robots.txt" }, "/robots.txt", false],
  ] as const)
    await test.step(attributes.href, async () => {
      await withLink(page, attributes);
      await link(page).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => isSameDocument(page)).toBe(isClients);
    });
});

async function expectAt(page: Page, address: string) {
  await expect(page).toHaveURL(address);
  expect(await isSameDocument(page)).toBe(true);
  const place = page.locator(new URL(page.url()).hash);
  await expect(place).toBeFocused();
  // Below the sticky header, which gets lower while the page scrolls, and not at the top of the page.
  const isBelowHeader = () =>
    place.evaluate((element) => {
      const bar = document.querySelector("header > div")?.getBoundingClientRect().bottom ?? 0;
      const { top } = element.getBoundingClientRect();
      return top >= bar - 1 && top < 200 && scrollY > 200;
    });
  await expect.poll(isBelowHeader).toBe(true);
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

test("with Control, Shift or a target of its own the link opens elsewhere; to its own page it adds no history", async ({
  page,
  context,
}) => {
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
  await withLink(page, { href: "/about-us" });
  const before = await page.evaluate(() => history.length);
  await link(page).click();
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => history.length)).toBe(before);
  // A click with preventDefault is not followed.
  await link(page).evaluate((anchor) => {
    anchor.setAttribute("href", "/insurance");
    anchor.addEventListener("click", (event) => event.preventDefault());
  });
  await link(page).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/about-us");
});

test("a hover prefetches what the click needs, once, a short one nothing, and no other page fetches it again", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".data")) requested.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  const entry = (name: string) => mainMenu(page).getByRole("link", { name, exact: true });
  await entry("Blogs").evaluate(async (short) => {
    const over = (target: Element | null) =>
      target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    over(short);
    over(document.querySelector("h1"));
    await new Promise((done) => setTimeout(done, 300));
  });
  expect(requested).toEqual([]);
  for (const name of ["Contact Us", "About Us"]) {
    await entry(name).hover();
    const file = `/${name.toLowerCase().replace(" ", "-")}.data`;
    await expect(page.locator(`link[rel=prefetch][href$="${file}"]`)).toHaveCount(1);
    await expect.poll(() => requested).toContain(file);
  }
  await page.waitForTimeout(300);
  await entry("About Us").click();
  await expect(heading(page)).toHaveText("About Us");
  await page.waitForLoadState("networkidle");
  // The click needed nothing that was not prefetched, and the page that was only prefetched is not asked for again.
  expect(requested.filter((file) => file === "/contact-us.data")).toHaveLength(1);
  expect([...new Set(requested)]).toEqual(["/contact-us.data", "/about-us.data"]);
});
