/** Opens pages, and sets up the browser around them. */
import { expect, type Page } from "@playwright/test";
import type { Theme } from "./site.ts";

export const wide = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** The first page of a dev server takes long on a busy machine, because Vite bundles the packages first. */
export const slowStart = { timeout: 60_000 };

export const isHydrated = (page: Page, { timeout } = { timeout: 20_000 }) =>
  expect(page.locator("html")).toHaveAttribute("data-hydrated", { timeout });

/** Opens a page and waits until it has hydrated. */
export async function open(page: Page, path: string, viewport?: { width: number; height: number }) {
  if (viewport) await page.setViewportSize(viewport);
  const response = await page.goto(path);
  await isHydrated(page);
  await layOutAll(page);
  return response;
}

/** What lies below the first screen is laid out when it comes near (engine/app/theme/layout.css). Tests look at all of it at once. */
const layOutAll = (page: Page) =>
  page.evaluate(() => document.getElementById("main")?.removeAttribute("data-first"));

/** Opens a page and scrolls to its end, so that lazy pictures load as well. */
export async function openAndScroll(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: "instant" });
      await new Promise((done) => setTimeout(done, 30));
    }
  });
}

/** Opens all panels at once, which without a shared name they can be. */
export function openPanels(page: Page) {
  return page.locator("main details").evaluateAll((all) => {
    for (const panel of all as HTMLDetailsElement[]) {
      panel.removeAttribute("name");
      panel.open = true;
    }
  });
}

/** Resizes the viewport without a reload, and waits until the page has a new layout. */
export async function setWindow(page: Page, width: number, theme?: Theme) {
  await page.setViewportSize({ width, height: 900 });
  if (theme) await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Delays a file without which a page doesn't hydrate: it stays plain HTML until `release` is called. */
export async function holdHydration(page: Page, file = "**/assets/site-*.json") {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Names of everything a page has stored in the browser. */
export function storedBy(
  page: Page,
): Promise<{ local: string[]; session: string[]; caches: string[]; databases: string[] }> {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name = "" }) => name),
  }));
}
