/** Layout shifts of an open page (Chromium only). */
import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The most that counts as no shift, and as almost none, when fonts come after the first paint. */
const noShift = 0.001;
const almostNoShift = 0.01;

/** What has moved since the page was opened, if more than a limit. Shifts outside the viewport are not reported. */
export const movedOnOpening = (
  page: Page,
  limit = noShift,
  limitOfLateFonts = almostNoShift,
): Promise<string[]> =>
  page.evaluate(
    async ([most, mostWithLateFonts]) => {
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
      if (sum < (isLate ? mostWithLateFonts : most)) return [];
      return shifts
        .flatMap(({ sources }) => sources)
        .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? "an element that is gone");
    },
    [limit, limitOfLateFonts] as const,
  );
