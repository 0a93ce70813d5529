/** CPU time of a page's main thread until its first paint, at the machine's own speed. Unlike the wall clock it hardly depends on other processes. */
import type { Browser } from "@playwright/test";
import { phone } from "./visits.ts";

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Start, in microseconds. */
  ts: number;
  /** CPU time, in microseconds. */
  tdur?: number;
}

export async function cpuUntilPaint(browser: Browser, url: string): Promise<{ cpu: number }> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await browser.startTracing(page, {
    categories: ["toplevel", "loading", "disabled-by-default-devtools.timeline"],
  });
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  await context.close();
  const paint = traceEvents.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error(`${url} is not painted`);
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === "RunTask" && pid === paint.pid && tid === paint.tid && ts < paint.ts,
  );
  return { cpu: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
}
