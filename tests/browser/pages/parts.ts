/** Parts of pages in a state that needs an action first, for visual snapshots. */
import { expect, type Locator, type Page } from "@playwright/test";
import { kinds, site } from "../../support/site.ts";

interface Part {
  place: string;
  /** Omitted if the part exists at every width. */
  onlyAt?: 390 | 1440;
  show: (page: Page) => Promise<unknown>;
  /** Scrolled to the middle of the viewport. */
  middle?: (page: Page) => Locator;
}

const { menu, search, nearest } = site.interface;
const servicesLabel = site.navigation.main.find(({ path }) => path === kinds.services)?.label ?? "";
const farOffice = site.locations.at(-1);
const banner = (page: Page) => page.getByRole("banner");
const finder = (page: Page) => page.getByRole("region", { name: nearest.title });

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
    onlyAt: 1440,
    show: (page) => banner(page).getByRole("link", { name: servicesLabel, exact: true }).first().focus(),
  },
  sidebar: { place: kinds.service, onlyAt: 390, show: openSidebar },
  "sidebar-submenu": {
    place: kinds.service,
    onlyAt: 390,
    show: async (page) => {
      await openSidebar(page);
      await page.getByRole("dialog").getByRole("button", { name: servicesLabel }).click();
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
      await expect(page.getByRole("dialog").getByText(search.loading)).toBeHidden();
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
      await finder(page)
        .getByLabel(nearest.zipLabel)
        .fill(farOffice?.zip ?? "");
      await finder(page).getByRole("button", { name: nearest.find, exact: true }).click();
      await expect(finder(page).getByRole("status")).toContainText(farOffice?.name ?? "");
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
