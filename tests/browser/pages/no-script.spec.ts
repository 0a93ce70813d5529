/**
 * What works without scripts: where they are turned off, and on every page before they have loaded. tests/built reads the words of
 * all pages.
 */
import { expect, type Page } from "@playwright/test";
import { ownPages } from "../../../engine/data/pages.ts";
import { hamburger, heading, mainMenu, sidebar } from "../../support/journey.ts";
import { expectKept } from "../../support/kept.ts";
import { test } from "../../support/shared-context.ts";
import { kinds, site, unknownPath } from "../../support/site.ts";
import { phone, wide } from "../../support/visit.ts";
import { carouselOn, names } from "../home/on-page.ts";

test.use({ javaScriptEnabled: false, viewport: phone });

const main = (page: Page) => page.getByRole("main");
const hours = "Monday–Friday 7:30AM–6PM";

/** A path, a part of it, and what it does. */
const parts: [path: string, what: string, works: (page: Page) => Promise<void>][] = [
  [
    "/",
    "the sidebar opens, lists every page and closes",
    async (page) => {
      await hamburger(page).click();
      for (const name of ["All providers", "All services", "Lab Tests", "Contact Us"])
        await expect(sidebar(page).getByRole("link", { name, exact: true })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(sidebar(page)).toBeHidden();
      await hamburger(page).click();
      await sidebar(page).getByRole("button", { name: "Close menu" }).click();
      await expect(sidebar(page)).toBeHidden();
      await hamburger(page).click();
      await sidebar(page).getByRole("link", { name: "Contact Us" }).click();
      await expect(heading(page)).toHaveText("Contact Us");
    },
  ],
  [
    "/",
    "the menu opens under the pointer",
    async (page) => {
      await page.setViewportSize(wide);
      await mainMenu(page).getByRole("link", { name: "Services", exact: true }).hover();
      await mainMenu(page).getByRole("link", { name: "Lab Tests" }).click();
      await expect(heading(page)).toHaveText("Lab Tests");
    },
  ],
  [
    "/",
    "carousels are rows to scroll, without buttons, and the call bar has the number",
    async (page) => {
      for (const name of Object.values(names)) {
        const { root, slides } = carouselOn(page, name);
        await expect(root.getByRole("button")).toHaveCount(0);
        await slides.last().scrollIntoViewIfNeeded();
        await expect(slides.last()).toBeInViewport();
        await expect(root.locator("[inert]")).toHaveCount(0);
      }
      const call = page.getByRole("complementary", { name: "Call" }).getByRole("link").first();
      await expect(call).toBeInViewport();
      await expect(call).toHaveAttribute("href", /^tel:\+1\d{10}$/);
    },
  ],
  [
    "/contact-us",
    "each office has its hours, no state, and a way to it instead of the finder",
    async (page) => {
      const offices = main(page)
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { level: 3 }) });
      const shown = (await offices.allInnerTexts()).map((text) => text.match(/.*(?:\dAM|closed).*/g));
      expect(shown).toEqual([
        [hours, "Saturday 9AM–12PM", "Sunday closed"],
        ["Monday–Thursday 8AM–12PM, 1PM–5PM", "Friday 8AM–12PM", "Saturday–Sunday closed"],
      ]);
      expect(await page.locator("body").innerText()).not.toMatch(/open now|closed now|closed today/i);
      await expect(page.getByLabel("ZIP code")).toBeHidden();
      await expect(page.getByRole("link", { name: "Apple Maps (Taos)" })).toBeVisible();
      await page.setViewportSize({ width: 1024, height: 800 });
      await expect(page.getByRole("banner").getByText(hours).first()).toBeVisible();
      const closed = page.getByRole("banner").getByRole("link", { name: "After Hours", exact: true });
      await closed.filter({ visible: true }).click();
      await expect(page).toHaveURL("/after-hours#what-can-wait");
    },
  ],
  [
    kinds.worksheet,
    "the sheet prints with lines to write on",
    async (page) => {
      await expect(main(page).getByRole("button", { name: site.interface.worksheet.addRow })).toBeHidden();
      await expect(page.getByRole("checkbox", { name: site.interface.worksheet.keep })).toBeHidden();
      await page.emulateMedia({ media: "print" });
      const line = main(page).getByRole("textbox").first();
      await expect(line).toBeVisible();
      await expect(line).toHaveCSS("border-bottom-style", "solid");
    },
  ],
  [
    "/about-us",
    "the search leads to a page that lists every page",
    async (page) => {
      await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
      await expect(page).toHaveURL("/search");
      await expect(main(page).getByText("Search needs JavaScript.")).toBeVisible();
      await expect(main(page).getByRole("link", { name: "Emergency: 911" })).toBeVisible();
      await main(page).getByRole("link", { name: "A snake has bitten you" }).click();
      await expect(main(page).getByRole("heading", { name: "A snake has bitten you" })).toBeInViewport();
      await expect(main(page).getByRole("searchbox")).toBeHidden();
      const links = await main(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => decodeURI((link as HTMLAnchorElement).pathname)));
      const listed = [...links, "/search"];
      expect(ownPages(site).filter(({ path }) => !listed.includes(decodeURI(path)))).toEqual([]);
    },
  ],
  [unknownPath, "the not-found page has the phone number", (page) => expectKept(page, unknownPath)],
];
for (const [path, what, works] of parts)
  test(`${path}: ${what}`, async ({ page }) => {
    await page.goto(path);
    await works(page);
  });
