/** The layout of a page over a range of widths, in one visit. */
import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout.ts";
import { setWindow } from "./visit.ts";

const [least, most] = [320, 1920];
/** In pixels. `WIDTH_STEP=10 npm test` looks at twice as many widths. */
const step = Number(process.env.WIDTH_STEP ?? 20);
/** Both sides of each breakpoint of app/theme/breakpoints.css. */
const edges = [576, 768, 992, 1200].flatMap((edge) => [edge - 1, edge]);
const range = Array.from(
  { length: Math.floor((most - least) / step) + 1 },
  (_, place) => least + place * step,
);
const widths = [...new Set([...range, ...edges])].sort((a, b) => a - b);

/** Comparing words takes longer than looking for sideways scrolling, so it is done at every other width. */
const comparesWords = (width: number) => (width - least) % (2 * step) === 0 || edges.includes(width);
const isTooWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

/** Sideways scrolling, clipped and overlapping words from 320 to 1920 px. */
export async function widthFaults(page: Page, path: string): Promise<string[]> {
  // The protocol's own way: Playwright's waits for more frames.
  const session = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (const width of widths) {
    const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", size);
    const isSuspect = comparesWords(width)
      ? (await layoutFaults(page, path)).length > 0
      : await page.evaluate(isTooWide);
    if (!isSuspect) continue;
    // Scripts may still be at work on the new width.
    await setWindow(page, width);
    findings.push(...(await layoutFaults(page, `${path} ${width} px`)));
  }
  await session.detach();
  return findings;
}
