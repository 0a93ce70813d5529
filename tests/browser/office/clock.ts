/** Times in the practice's time zone, and pages opened at such a time. */
import type { Page } from "@playwright/test";
import { site } from "../../support/site.ts";
import { open } from "../../support/visit.ts";

const { timeZone } = site.practice;
const wallClock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });

/** Local time of the practice, such as 2026-11-13 08:00:00. */
export const shown = (moment: Date) => wallClock.format(moment);

/** The inverse of `shown`, for standard and for daylight time. */
export function moment(text: string): Date {
  for (const offset of ["-07:00", "-06:00"]) {
    const found = new Date(text.replace(" ", "T") + offset);
    if (shown(found).startsWith(text)) return found;
  }
  throw new Error(`${text} is not a time in ${timeZone}.`);
}

/** Stops the page's `Date`, now and on the next pages. Its timers go on. Playwright's clock would outlast the test. */
async function stopClock(page: Page, text: string) {
  const time = moment(text).getTime();
  await page.addInitScript(stopDate, time);
  await page.evaluate(stopDate, time);
}

function stopDate(time: number) {
  const stopped = window as unknown as { time?: number };
  if (stopped.time === undefined)
    window.Date = class extends Date {
      constructor(...args: unknown[]) {
        super(...((args.length > 0 ? args : [stopped.time]) as [number]));
      }
      static override now = () => stopped.time ?? 0;
    } as DateConstructor;
  stopped.time = time;
}

/** Opens a page with the clock stopped at a local time of the practice. */
export async function openAt(page: Page, path: string, text: string) {
  await stopClock(page, text);
  await open(page, path);
}

/** Sets the clock of an open page, and lets the page notice as it does when its tab is shown again. */
export async function turnTo(page: Page, text: string) {
  await stopClock(page, text);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}
