/** One visit in a browser slowed down like a phone on a slow network: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower. */

import { setTimeout } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** Interpolates between the two nearest values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low = 0, high = low] = sorted.slice(Math.floor(place));
  return low + (high - low) * (place - Math.floor(place));
}

const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };
export const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
export const phoneSlowdown = 4;

declare global {
  interface Window {
    observed: { fcp: number; lcp: number; cls: number; longTasks: { start: number; duration: number }[] };
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const observed: Window["observed"] = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.observed = observed;
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true });
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  watch("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) observed.cls += value ?? 0;
  });
  watch(
    "longtask",
    ({ startTime, duration }) => void observed.longTasks.push({ start: startTime, duration }),
  );
}

/** Without requests for this long, deferred scripts have loaded and run. */
const quietTime = 2000;

/** First and largest paint, total blocking time, layout shift and kilobytes of a cold load. `blocked`: files that never come. */
export async function load(browser: Browser, url: string, blocked: string[] = []) {
  const context = await browser.newContext();
  const page = await context.newCDPSession(await context.newPage());
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", phone);
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.send("Network.enable");
  await page.send("Network.setBlockedURLs", { urls: blocked });
  await page.send("Network.emulateNetworkConditions", network);
  await page.send("Emulation.setCPUThrottlingRate", { rate: phoneSlowdown });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
  let bytes = 0;
  let lastNews = Number.POSITIVE_INFINITY;
  page.on("Page.loadEventFired", () => {
    lastNews = performance.now();
  });
  page.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    if (Number.isFinite(lastNews)) lastNews = performance.now();
  });
  await page.send("Page.navigate", { url });
  while (performance.now() - lastNews < quietTime || !Number.isFinite(lastNews)) await setTimeout(100);
  const { result } = await page.send("Runtime.evaluate", { expression: "observed", returnByValue: true });
  const { fcp, lcp, cls, longTasks }: Window["observed"] = result.value;
  await context.close();
  const tbt = longTasks
    .filter(({ start }) => start > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, tbt, cls, kB: bytes / 1000 };
}
