/** Layout shifts of an open page (Chromium only). tests/nightly/looks/layout-shift.spec.ts has those of fonts that come late. */
import type { Page } from "@playwright/test";

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null }[];
}

/** The most that counts as no shift. */
const noShift = 0.001;

/** Keeps a page in its fallback fonts: on a busy machine its own come after the first paint, or don't. */
export const withoutFonts = (page: Page) => page.route("**/*.woff2", (route) => route.abort());

/** What has moved since the page was opened, if more than a limit. Shifts outside the viewport are not reported. */
export const movedOnOpening = (page: Page, limit = noShift): Promise<string[]> =>
  page.evaluate(async (most) => {
    await document.fonts.ready;
    // Effects after hydration run within a few frames.
    await new Promise((done) => setTimeout(done, 300));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    if (shifts.reduce((total, { value }) => total + value, 0) < most) return [];
    return shifts
      .flatMap(({ sources }) => sources)
      .map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? "an element that is gone");
  }, limit);
