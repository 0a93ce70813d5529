/** One visit in a browser slowed down like a phone on a slow network: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower. */
import { setTimeout } from "node:timers/promises";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import { requireBrowser } from "../environment/browsers.ts";
import { openQuietPage } from "./quiet-page.ts";

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const phoneSlowdown = 4;

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireBrowser("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });

async function slowDown(send: CDPSession["send"], slowdown: number) {
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", network);
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

interface Observed {
  fcp: number;
  lcp: number;
  cls: number;
  longTasks: { start: number; duration: number }[];
}
declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page, before its own scripts. */
function observe() {
  const observed: Observed = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
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

/** First and largest paint, total blocking time, layout shift and kilobytes of a cold load. */
export async function load(browser: Browser, url: string) {
  const page = await openQuietPage(browser);
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", {
    ...phone.viewport,
    deviceScaleFactor: phone.deviceScaleFactor,
    mobile: phone.isMobile,
  });
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: phone.hasTouch });
  await slowDown(page.send, phoneSlowdown);
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
  const { fcp, lcp, cls, longTasks }: Observed = result.value;
  await page.close();
  const tbt = longTasks
    .filter(({ start }) => start > fcp)
    .reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, tbt, cls, kB: bytes / 1000 };
}

async function slowPage(browser: Browser, slowdown: number) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session.send.bind(session), slowdown);
  await page.addInitScript(observe);
  return { context, page, session };
}

/** Taps the menu at the first paint, and again every 250 ms until it opens. */
export async function tap(browser: Browser, url: string) {
  const { context, page, session } = await slowPage(browser, phoneSlowdown);
  await page.goto(url, { waitUntil: "commit" });
  const buttons = "header button[aria-controls]:visible, header button[popovertarget]:visible";
  const button = page.locator(buttons).first();
  await button.waitFor();
  await page.waitForFunction(() => window.observed.fcp > 0);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${url} has no menu button`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  let isOpen = false;
  const opened = page.waitForFunction(
    () => document.querySelector("#sidebar")?.matches(":popover-open, [open]") && performance.now(),
    undefined,
    { polling: "raf" },
  );
  const done = opened.then(() => {
    isOpen = true;
  });
  let taps = 0;
  while (!isOpen) {
    taps++;
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await Promise.race([done, setTimeout(250)]);
  }
  const menu = Number(await (await opened).jsonValue());
  await context.close();
  return { menu, lostTaps: taps - 1 };
}

/** Follows a prefetched link to another page and goes back. Milliseconds until the frame that shows the other heading. */
export async function navigate(browser: Browser, url: string, slowdown: number) {
  const { context, page } = await slowPage(browser, slowdown);
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  const link = page.locator("footer a[href='/contact-us']").first();
  await link.scrollIntoViewIfNeeded();
  // Focus prefetches, as a touch does.
  await link.focus();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  const timed = (action: "next" | "back") =>
    page.evaluate(
      (what) =>
        new Promise<number>((resolve) => {
          const heading = () => document.querySelector("h1")?.textContent;
          const before = heading();
          const started = performance.now();
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - started);
          new MutationObserver((_changes, observer) => {
            if (heading() === before) return;
            observer.disconnect();
            // A task after the next frame: by then it is painted.
            requestAnimationFrame(() => port2.postMessage("painted"));
          }).observe(document, { childList: true, subtree: true, characterData: true });
          if (what === "back") history.back();
          else document.querySelector<HTMLElement>("footer a[href='/contact-us']")?.click();
        }),
      action,
    );
  const next = await timed("next");
  await page.waitForTimeout(1000);
  const back = await timed("back");
  await context.close();
  return { next, back };
}
