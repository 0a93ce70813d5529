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

/** The most that counts as no shift, and as almost none, when fonts come after the first paint. */
export const noShift = 0.001;
export const almostNoShift = 0.01;
/** A service begins with its lead. One that nearly fills its line may have a line more in a fallback, above everything else. */
export const oneLine = 0.05;

/** What moved since an open page was opened. */
export const movedOnOpening = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([limit, limitOfLateFonts]) => {
      await document.fonts.ready;
      // Effects after hydration run within a few frames.
      await new Promise((done) => setTimeout(done, 300));
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      const shifts = observer.takeRecords() as LayoutShift[];
      // On a busy machine fonts come late.
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
      const isLate = fonts.some(({ startTime, duration }) => startTime + duration > (paint?.startTime ?? 0));
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum < (isLate ? limitOfLateFonts : limit)) return [];
      return shifts
        .flatMap(({ sources }) => sources)
        .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? "an element that is gone");
    },
    [noShift, almostNoShift] as const,
  );

export const sumOf = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0);
