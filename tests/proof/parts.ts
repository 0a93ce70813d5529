/** Parts of pages in the states that a page does not show by itself, for the looks. */
import { expect, type Locator, type Page } from "@playwright/test";
import { kinds, site } from "../support/site.ts";

interface Part {
  place: string;
  /** The widths at which there is such a part; all, if none are named. */
  widths?: number[];
  show: (page: Page) => Promise<unknown>;
  /** What stands in the middle of the window, at every width. */
  middle?: (page: Page) => Locator;
}

const { menu, search } = site.interface;
const banner = (page: Page) => page.getByRole("banner");
const finder = (page: Page) => page.getByRole("region", { name: "Find your nearest office" });

async function openSidebar(page: Page) {
  await page.getByRole("button", { name: menu.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function searchFor(page: Page, query: string) {
  await banner(page).getByRole("link", { name: search.open }).click();
  await page.getByRole("dialog").getByRole("searchbox").fill(query);
}

export const parts: Record<string, Part> = {
  submenu: {
    place: kinds.about,
    widths: [1440],
    show: (page) => banner(page).getByRole("link", { name: "Services", exact: true }).first().focus(),
  },
  sidebar: { place: kinds.service, widths: [390, 820], show: openSidebar },
  "sidebar-submenu": {
    place: kinds.service,
    widths: [390, 820],
    show: async (page) => {
      await openSidebar(page);
      await page.getByRole("dialog").getByRole("button", { name: "Services" }).click();
    },
  },
  "search-results": {
    place: kinds.about,
    show: async (page) => {
      await searchFor(page, "sugar");
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
  },
  "search-nothing": {
    place: kinds.about,
    show: async (page) => {
      await searchFor(page, "zzzzzzzz");
      await expect(page.getByRole("dialog").getByRole("status")).toContainText("zzzzzzzz");
    },
  },
  "search-crisis": {
    place: kinds.about,
    show: async (page) => {
      await searchFor(page, "suicide");
      await expect(page.getByRole("dialog").getByText("988").first()).toBeVisible();
    },
  },
  panel: {
    place: kinds.service,
    show: (page) => page.locator("summary").first().click(),
    middle: (page) => page.locator("details").first(),
  },
  "nearest-office": {
    place: kinds.contact,
    show: async (page) => {
      await finder(page).getByLabel("ZIP code").fill("85351");
      await finder(page).getByRole("button", { name: "Find" }).click();
      await expect(finder(page).getByRole("status")).toContainText("Sun City");
    },
    middle: finder,
  },
  "focus-ring": {
    place: kinds.location,
    show: async (page) => {
      await page.getByRole("main").getByRole("link").nth(2).focus();
      await page.keyboard.press("Tab");
    },
  },
  offline: { place: kinds.text, show: (page) => page.context().setOffline(true) },
  "scrolled-header": {
    place: kinds.article,
    show: async (page) => {
      await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
      await expect(page.locator("header[data-scrolled]")).toBeAttached();
    },
  },
};
