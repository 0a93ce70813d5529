/** Visits with a service worker, and without a network. */
import { expect, type Page } from "@playwright/test";

export const isStored = (page: Page, url: string) =>
  expect
    .poll(() => page.evaluate(async (name) => !!(await caches.match(name)), url), { timeout: 20_000 })
    .toBe(true);

/** Opens a page, and waits until the service worker is active and has cached the page. */
export async function visit(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await isStored(page, url);
}

/** The service worker goes offline a moment later than the page: waits until its requests fail too. */
export async function goOffline(page: Page) {
  await page.context().setOffline(true);
  const isCutOff = () =>
    page.evaluate(() =>
      fetch(`/assets/none-${Math.random()}.js`).then(
        () => false,
        () => true,
      ),
    );
  await expect.poll(isCutOff).toBe(true);
}
