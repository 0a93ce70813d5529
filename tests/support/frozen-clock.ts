/** The clock of pages of the frozen practice: it starts at the time of the practice with each page, and goes on. */
import type { BrowserContext, Page } from "@playwright/test";

/** None for a living practice, whose clock is the machine's. */
const seconds = Number(process.env.SOURCE_DATE_EPOCH ?? Number.NaN);

export async function startFrozenClock(target: Page | BrowserContext) {
  if (!Number.isNaN(seconds)) await target.addInitScript(startDate, seconds * 1000);
}

function startDate(start: number) {
  window.Date = class extends Date {
    constructor(...args: unknown[]) {
      super(...((args.length > 0 ? args : [start + performance.now()]) as [number]));
    }
    static override now = () => Math.floor(start + performance.now());
  } as DateConstructor;
}
