/** Measures layout shifts (Chromium only), from before the page is loaded. */
import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

export interface Shift {
  value: number;
  /** Start tags of the elements that moved. */
  moved: string;
  isAfterHydration: boolean;
}

/** Call before the page is opened; the function it returns gives the shifts so far. */
export async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      const isAfterHydration = document.documentElement.dataset.hydrated !== undefined;
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources
          .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80))
          .join(" | ");
        shifts.push({ value, moved, isAfterHydration });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** The most that counts as no shift: a font that comes late on a busy machine moves a name by a pixel. */
export const noShift = 0.001;

/** What moved since an open page was opened. */
export const movedOnOpening = (page: Page): Promise<string[]> =>
  page.evaluate(async (limit) => {
    await document.fonts.ready;
    // Effects after hydration run within a few frames.
    await new Promise((done) => setTimeout(done, 300));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    if (shifts.reduce((total, { value }) => total + value, 0) < limit) return [];
    return shifts
      .flatMap(({ sources }) => sources)
      .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? "an element that is gone");
  }, noShift);

export const sumOf = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0);
