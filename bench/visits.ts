/** One visit in a browser slowed down like a phone on a slow network: 150 ms round trip, 1.6 Mbit/s, CPU 4 times slower. */
import { setTimeout } from "node:timers/promises";
import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { requireBrowser } from "../environment/browsers.ts";
import { openPlainPage } from "./plainPage.ts";

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** How many times slower a phone's processor is. */
export const phoneSlowdown = 4;

export interface Visit {
  requests: number;
  bytes: Record<string, number>;
  fcp: number;
  lcp: number;
  /** Time the main thread was blocked beyond 50 ms a task, after the first paint. */
  tbt: number;
  cls: number;
}
export interface Tap {
  /** The first paint of this visit: nothing was tapped before it. */
  paint: number;
  /** From the start of the visit until the menu that was tapped at once is open. */
  menu: number;
  /** Taps that were made before one was answered. */
  lost: number;
  /** From the tap that was answered to the next frame. */
  inp: number;
}

export interface Step {
  /** From a tap on a link, whose page was fetched when it was touched, to the frame that shows the page. */
  step: number;
  /** From there back. */
  back: number;
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: requireBrowser("chromium"),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}

async function slowDown(send: CDPSession["send"], slowdown: number) {
  await send("Network.enable");
  await send("Network.emulateNetworkConditions", network);
  await send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

async function slowPage(browser: Browser, slowdown = phoneSlowdown) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await slowDown(session.send.bind(session), slowdown);
  await page.addInitScript(observe);
  return { context, page, session };
}

interface Seen {
  fcp: number;
  lcp: number;
  cls: number;
  /** Long tasks: when each began, and how long it took. */
  tasks: { start: number; duration: number }[];
  inp: number;
}
declare global {
  interface Window {
    seen: Seen;
  }
}

/** Runs in the page, before it. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, tasks: [], inp: 0 };
  window.seen = seen;
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, ...more });
  watch("paint", (entry) => {
    if (entry.name === "first-contentful-paint") seen.fcp = entry.startTime;
  });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value ?? 0;
  });
  watch("longtask", (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
  watch(
    "event",
    (entry) => {
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const quiet = async (page: Page) => {
  await page.waitForLoadState("load");
  // Until the scripts have come and run, or there are none: what happens by itself happens in this time.
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
};

/** Reckoned at the end: a task is often told before the paint that it came before. */
const blocked = (tasks: Seen["tasks"], fcp: number) =>
  tasks.filter(({ start }) => start > fcp).reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);

/** Once the page has loaded: the scripts come after it, and what happens by itself happens in this time. */
const quietTime = 2000;

export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openPlainPage(browser);
  await page.send("Page.enable");
  await page.send("Emulation.setDeviceMetricsOverride", {
    ...phone.viewport,
    deviceScaleFactor: phone.deviceScaleFactor,
    mobile: phone.isMobile,
  });
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: phone.hasTouch });
  await slowDown(page.send, phoneSlowdown);
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: `(${observe})()` });
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  let lastNews = Number.POSITIVE_INFINITY;
  page.on("Page.loadEventFired", () => {
    lastNews = performance.now();
  });
  page.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  page.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    if (Number.isFinite(lastNews)) lastNews = performance.now();
  });
  await page.send("Page.navigate", { url });
  while (!(performance.now() - lastNews > quietTime)) await setTimeout(100);
  const { result } = await page.send("Runtime.evaluate", { expression: "seen", returnByValue: true });
  const { fcp, lcp, cls, tasks }: Seen = result.value;
  await page.close();
  return { requests: kinds.size, bytes, fcp, lcp, tbt: blocked(tasks, fcp), cls };
}

/** Taps the menu as soon as it is painted, and again every 250 ms until it opens. */
export async function tap(browser: Browser, url: string): Promise<Tap> {
  const { context, page, session } = await slowPage(browser);
  const loaded = page.goto(url, { waitUntil: "commit" });
  await loaded;
  const button = page
    .locator("header button[aria-controls]:visible, header button[popovertarget]:visible")
    .first();
  await button.waitFor();
  await page.waitForFunction(() => window.seen.fcp > 0);
  const box = await button.boundingBox();
  if (!box) throw new Error(`${url} has no menu button`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const opened = page.waitForFunction(
    () => {
      const menu = document.querySelector("#sidebar");
      return menu?.matches(":popover-open, [open]") ? performance.now() : false;
    },
    undefined,
    { polling: "raf" },
  );
  let isOpen = false;
  opened.then(() => {
    isOpen = true;
  });
  let taps = 0;
  while (!isOpen && taps < 40) {
    taps++;
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await Promise.race([opened, page.waitForTimeout(250)]);
  }
  const menu = Number(await (await opened).jsonValue());
  await page.waitForTimeout(300);
  const { inp, fcp: paint } = await page.evaluate(() => window.seen);
  await context.close();
  return { paint, menu, lost: taps - 1, inp };
}

/** Goes to another page of the site and back, on the slow network. */
export async function step(browser: Browser, url: string, slowdown: number): Promise<Step> {
  const { context, page } = await slowPage(browser, slowdown);
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await quiet(page);
  // The touch that fetches: a finger rests on a link before it is a tap.
  const link = page.locator("footer a[href='/insurance']");
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1500);
  /** Runs in the page: does it, and tells how long it took until a frame showed another heading. */
  const timed = (deed: "go" | "back") =>
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
          else document.querySelector<HTMLElement>("footer a[href='/insurance']")?.click();
        }),
      deed,
    );
  const times = { step: await timed("go"), back: 0 };
  await page.waitForTimeout(1000);
  times.back = await timed("back");
  await context.close();
  return times;
}
