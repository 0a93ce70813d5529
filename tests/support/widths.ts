/** The layout of a page over a range of widths, in one visit. */
import type { Page } from "@playwright/test";
import { layoutFaults } from "./layout.ts";
import { inTurn } from "./spread.ts";
import { setWindow } from "./visit.ts";

const [least, most] = [320, 1920];
const step = 20;
/** Each kind of page is looked at in one width of so many, and the next kind in others. */
const turns = 16;
/** The breakpoints of app/theme/breakpoints.css, of which each kind has both sides of two. */
const edges = [576, 768, 992, 1200];
/** Widths of phones that many people have, between those steps. */
const phones = [360, 375, 390, 412, 414, 430];
const range = Array.from(
  { length: Math.floor((most - least) / step) + 1 },
  (_, place) => least + place * step,
);

/**
 * Sideways scrolling, clipped and overlapping words from 320 to 1920 px: at the narrowest width, and at the breakpoints and
 * widths whose turn it is at this place in the list of kinds.
 */
export async function widthFaults(page: Page, path: string, place: number): Promise<string[]> {
  const sides = inTurn(edges, place, 2).flatMap((edge) => [edge - 1, edge]);
  const widths = [
    ...new Set([least, ...inTurn(range, place, turns), ...inTurn(phones, place, phones.length), ...sides]),
  ].sort((a, b) => a - b);
  // The protocol's own way: Playwright's waits for more frames.
  const session = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (const width of widths) {
    const size = { width, height: 900, deviceScaleFactor: 1, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", size);
    if ((await layoutFaults(page, path)).length === 0) continue;
    // Scripts may still be at work on the new width.
    await setWindow(page, width);
    findings.push(...(await layoutFaults(page, `${path} ${width} px`)));
  }
  await session.detach();
  return findings;
}
