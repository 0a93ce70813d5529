/** The layout of a page over a range of widths, in one visit. */
import type { Page } from "@playwright/test";
import { inGate, sets } from "../gates.ts";
import { layoutFaults } from "./layout.ts";
import { setWindow } from "./visit.ts";

/** Sideways scrolling, clipped and overlapping words at the widths of this gate. */
export async function widthFaults(page: Page, path: string): Promise<string[]> {
  // The protocol's own way: Playwright's waits for more frames.
  const session = await page.context().newCDPSession(page);
  const findings: string[] = [];
  for (const width of inGate(sets.widths)) {
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
