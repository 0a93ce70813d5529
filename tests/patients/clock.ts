/** Moments on the practice's clock, and pages that take them for now. */
import type { Page } from "@playwright/test";
import { site } from "../support/site.ts";

const { timeZone } = site.practice;
const wallClock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

/** A moment as the practice's clock shows it: 2026-11-13 08:00:00. */
export const shown = (moment: Date) => wallClock.format(moment);

/** The moment at which the practice's clock shows a text, in winter or in summer. */
export function moment(text: string): Date {
  for (const offset of ["-07:00", "-06:00"]) {
    const found = new Date(text.replace(" ", "T") + offset);
    if (shown(found).startsWith(text)) return found;
  }
  throw new Error(`No clock in ${timeZone} shows ${text}.`);
}

/** Opens a page at a moment that stands still. */
export async function openAt(page: Page, path: string, text: string) {
  await page.clock.setFixedTime(moment(text));
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
