/** The clock of tested pages: their `Date` stands still, their timers go on. Playwright's clock would outlast the test. */
import type { BrowserContext, Page } from "@playwright/test";
import { openingState } from "../../engine/app/features/open-now/opening-state.ts";
import { buildTime } from "../../engine/data/read/build-time.server.ts";
import { holidayDates } from "../../engine/data/view/shared.server.ts";
import { site } from "./site.ts";

const [minute, hour] = [60_000, 60 * 60_000];
const { timeZone } = site.practice;
const offices = site.offices.map(({ hours, holidays }) => ({ hours, holidays: holidayDates(holidays) }));
const isOpen = (now: Date, { hours, holidays }: (typeof offices)[number]) =>
  openingState(now, hours, holidays, timeZone).kind === "open";

/** Every hour of two weeks after the build. On full minutes, because pages look at the clock again at the next one. */
const times = Array.from({ length: 14 * 24 }, (_, place) => {
  const time = new Date(Math.floor(buildTime().getTime() / minute) * minute + place * hour);
  return { time, open: offices.filter((office) => isOpen(time, office)).length };
});
/** When the most offices are open, and the fewest. Tests start while they are open, as the frozen practice is when it is built. */
export const { time: openTime } = times.reduce((best, one) => (one.open > best.open ? one : best));
export const { time: closedTime } = times.reduce((best, one) => (one.open < best.open ? one : best));

/** Sets the clock of the pages that are opened next. */
export const startClock = (target: Page | BrowserContext, time: Date) =>
  target.addInitScript(stopDate, time.getTime());

/** Sets the clock of an open page too, and lets the page notice as it does when its tab is shown again. */
export async function turnClock(page: Page, time: Date) {
  await startClock(page, time);
  await page.evaluate(stopDate, time.getTime());
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
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
