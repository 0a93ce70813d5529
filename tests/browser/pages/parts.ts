/** Parts of pages in a state that needs an action first, for axe and for visual snapshots. */
import { expect, type Locator, type Page } from "@playwright/test";
import { kinds, site } from "../../support/site.ts";

export interface Part {
  place: string;
  /** Selector of what has opened; none if a visit of the page looks at it too. */
  within?: string;
  /** Omitted if the part exists at every width. */
  onlyAt?: 390 | 1440;
  show: (page: Page) => Promise<unknown>;
  /** Scrolled to the middle of the viewport. */
  middle?: (page: Page) => Locator;
}

const { menu, search, nearest } = site.interface;
const servicesLabel = site.navigation.main.find(({ path }) => path === kinds.services)?.label ?? "";
const farOffice = site.offices.at(-1);
const banner = (page: Page) => page.getByRole("banner");
export const finder = (page: Page) => page.getByRole("region", { name: nearest.title });

export async function findOffice(page: Page, zip: string) {
  await finder(page).getByLabel(nearest.zipLabel).pressSequentially(zip);
  await finder(page).getByRole("button", { name: nearest.find, exact: true }).click();
}

async function openSidebar(page: Page) {
  await page.getByRole("button", { name: menu.open }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function searchFor(page: Page, query: string) {
  await banner(page).getByRole("link", { name: search.open }).click();
  await page.getByRole("dialog").getByRole("searchbox").pressSequentially(query);
}

export const parts: Record<string, Part> = {
  submenu: {
    place: kinds.about,
    within: "header",
    onlyAt: 1440,
    show: (page) => banner(page).getByRole("link", { name: servicesLabel, exact: true }).first().focus(),
  },
  sidebar: { place: kinds.service, onlyAt: 390, show: openSidebar },
  "sidebar-submenu": {
    place: kinds.service,
    within: "dialog[open]",
    onlyAt: 390,
    show: async (page) => {
      await openSidebar(page);
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: servicesLabel }).click();
      await expect(dialog.locator("button[aria-expanded=true]")).toHaveCount(1);
    },
  },
  "search-results": {
    place: kinds.about,
    within: "dialog[open]",
    show: async (page) => {
      await searchFor(page, "sugar");
      await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
    },
  },
  "search-nothing": {
    place: kinds.about,
    within: "dialog[open]",
    show: async (page) => {
      await searchFor(page, "zzzzzzzz");
      await expect(page.getByRole("dialog").getByRole("status")).toContainText("zzzzzzzz");
    },
  },
  "search-crisis": {
    place: kinds.about,
    within: "dialog[open]",
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
      await findOffice(page, farOffice?.zip ?? "");
      await expect(finder(page).getByRole("status")).toContainText(farOffice?.name ?? "");
    },
    middle: finder,
  },
  "focus-ring": {
    place: kinds.office,
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
