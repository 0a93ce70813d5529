/** Measures each page and its baselines in turn, so that a busy moment of the machine affects all of them. */
import { rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { createSiteServer } from "../hosts/server.ts";
import { hostingFile } from "../pipeline/stamp.ts";
import { type BenchPage, benchPages, pathOf, type Version, versions, withBaselines } from "./baseline.ts";
import { cpuUntilPaint } from "./cpu.ts";
import { load, navigate, openBrowser, phoneSlowdown, tap } from "./visits.ts";

/** Every value of every visit, by measurement. */
export type Samples = Record<string, number[]>;
export type PageSamples = { name: string } & Record<Version, Samples>;

async function served<T>(root: string, hosting: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createSiteServer(root, hosting);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function add(samples: Samples, values: Record<string, number>) {
  for (const [name, value] of Object.entries(values)) samples[name] = [...(samples[name] ?? []), value];
}

async function measurePage(
  browser: Browser,
  origin: string,
  { name, path: page }: BenchPage,
  visits: number,
) {
  const result: PageSamples = { name, site: {}, baseline: {}, plain: {} };
  const url = (version: Version) => origin + pathOf(page, version);
  // A warm-up that is not counted: the first visit pays for the browser's own start.
  await load(browser, url("site"));
  for (let visit = 0; visit < visits; visit++) {
    for (const version of visit % 2 ? versions.toReversed() : versions) {
      add(result[version], await load(browser, url(version)));
      add(result[version], await cpuUntilPaint(browser, url(version)));
      if (version !== "plain") add(result[version], await tap(browser, url(version)));
    }
    add(result.site, await navigate(browser, url("site"), 1));
    const slowed = await navigate(browser, url("site"), phoneSlowdown);
    add(result.site, { slowedNext: slowed.next, slowedBack: slowed.back });
  }
  console.error(`${name}: ${visits} visits`);
  return result;
}

export async function measurePages(site: string, visits: number, only?: string[]): Promise<PageSamples[]> {
  const { root, hosting } = withBaselines(site, hostingFile);
  const browser = await openBrowser();
  try {
    return await served(root, hosting, async (origin) => {
      const results: PageSamples[] = [];
      for (const page of benchPages(site))
        if (!only || only.includes(page.name)) results.push(await measurePage(browser, origin, page, visits));
      return results;
    });
  } finally {
    await browser.close();
    rmSync(path.dirname(root), { recursive: true });
  }
}
