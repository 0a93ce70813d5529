/** Visits with a service worker, and without a network. */
import { expect, type Page } from "@playwright/test";

/** Opens a page, and waits until the service worker is active, which has cached the essential pages. */
export async function visit(page: Page, url: string) {
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The worker of a first visit answers from the next page on.
  await page.reload();
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
