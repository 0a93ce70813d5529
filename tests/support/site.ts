/** The pages that the proofs walk through, and how one of them is opened. */
import { expect, type Page } from "@playwright/test";
import { allPaths } from "../../app/content/page-table.ts";
import { loadSite } from "../../app/content/site.server.ts";

export const site = loadSite();
export const unknownPath = "/no-such-page";
/** Every page there is, and the one for an address that no page has. */
export const paths = [...allPaths(site), unknownPath];
export const { phone } = site.practice;
/** Where the tested site stands, as playwright.config.ts has it. */
export const own = `http://127.0.0.1:${process.env.PORT}`;

/** One page of each kind: what is true for it in looks and behaviour is true for its siblings. */
export const kinds = {
  home: "/",
  about: "/about-us",
  providers: "/providers",
  provider: `/providers/${site.providers[0]?.slug}`,
  services: "/services",
  service: "/services/yearly-checkups",
  "empty-service": "/services/foot-care",
  "population-health": "/population-health",
  testimonials: "/testimonials",
  blogs: "/blogs",
  article: `/blogs/${site.articles[0]?.slug}`,
  "noted-article": `/blogs/${site.articles.find(({ notes }) => notes.length > 0)?.slug}`,
  contact: "/contact-us",
  location: `/location/${site.locations[0]?.slug}`,
  text: "/privacy-policy",
  insurance: "/insurance",
  "new-patients": "/new-patients",
  "language-assistance": "/language-assistance",
  search: "/search",
  "not-found": unknownPath,
};

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** React has taken over the page. */
export const isHydrated = (page: Page) =>
  expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout: 20_000 });

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await isHydrated(page);
}

/** Sets the window without a reload, and gives the page a frame to lay itself out. */
export async function setWindow(page: Page, width: number, theme?: Theme) {
  await page.setViewportSize({ width, height: 900 });
  if (theme) await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
