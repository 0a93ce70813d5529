/** Moments on the Arizona clock, which never changes, and pages that take them for now. */
import type { Page } from "@playwright/test";

export const arizona = (text: string) => new Date(`${text.replace(" ", "T")}-07:00`);

/** Opens a page at a moment that stands still. */
export async function openAt(page: Page, path: string, moment: string) {
  await page.clock.setFixedTime(arizona(moment));
  await page.goto(path);
}

/** Adds up the layout shifts from the moment scripts take over the page; fonts that arrive earlier are not their doing. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift" });
  });
  return async () => {
    // The observer hears of a shift one frame later.
    await page.waitForTimeout(300);
    return page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((total, value) => total + value, 0),
    );
  };
}
