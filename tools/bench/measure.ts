/** Measures each page and its limit in turn, so that a busy moment of the machine hits both. */

import { rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { hostingFile } from "../build/stamp.ts";
import { createSiteServer } from "../serve.ts";
import { openBrowser, phoneSlowdown, type Step, step, type Tap, tap, type Visit, visit } from "./browser.ts";
import { benchPages, limitPath, withLimits } from "./limit.ts";

export type Figures = Visit & Tap;
export type Ratio = Record<"fcp" | "lcp" | "menu", number>;
export interface Result {
  name: string;
  path: string;
  site: Figures;
  limit: Figures;
  /** Site to limit, of the medians. */
  ratio: Ratio;
  /** The same of the quickest runs: what is left of it when the machine is not busy with something else. */
  best: Ratio;
  /** Medians, in milliseconds, with the machine's own processor and with the slowed one: the limit has no such steps. */
  steps: Record<"own" | "slowed", Step>;
}

export async function served<T>(root: string, use: (origin: string) => Promise<T>): Promise<T> {
  const server: Server = createSiteServer(root, hostingFile);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const stepOf = (all: Step[]): Step => ({
  step: median(all.map((one) => one.step)),
  back: median(all.map((one) => one.back)),
});

function medians(all: Figures[]): Figures {
  const of = (key: Exclude<keyof Figures, "bytes">) => median(all.map((one) => one[key]));
  const kinds = new Set(all.flatMap(({ bytes }) => Object.keys(bytes)));
  return {
    requests: of("requests"),
    bytes: Object.fromEntries(
      [...kinds].map((kind) => [kind, median(all.map(({ bytes }) => bytes[kind] ?? 0))]),
    ),
    fcp: median(all.flatMap(({ fcp, paint }) => [fcp, paint])),
    paint: of("paint"),
    lcp: of("lcp"),
    tbt: of("tbt"),
    // A shift that is seen in one run is a shift.
    cls: Math.max(...all.map(({ cls }) => cls)),
    menu: of("menu"),
    lost: Math.max(...all.map(({ lost }) => lost)),
    inp: of("inp"),
  };
}

function ratioOf(site: number[][], limit: number[][], of: (numbers: number[]) => number): Ratio {
  const [fcp = 0, lcp = 0, menu = 0] = site.map((numbers, index) => of(numbers) / of(limit[index] ?? []));
  return { fcp, lcp, menu };
}

export async function measurePages(site: string, runs: number, only?: string[]): Promise<Result[]> {
  const root = withLimits(site);
  const browser = await openBrowser();
  const results: Result[] = [];
  try {
    await served(root, async (origin) => {
      for (const page of benchPages(site)) {
        if (only && !only.includes(page.name)) continue;
        const addresses = { site: origin + page.path, limit: origin + limitPath(page.path) };
        const seen: Record<"site" | "limit", Figures[]> = { site: [], limit: [] };
        // Once for nothing: the first visit pays for what the browser does once.
        await visit(browser, addresses.site);
        for (let run = 0; run < runs; run++) {
          const turn = run % 2 ? (["limit", "site"] as const) : (["site", "limit"] as const);
          for (const kind of turn) {
            const url = addresses[kind];
            seen[kind].push({ ...(await visit(browser, url)), ...(await tap(browser, url)) });
          }
        }
        const steps: Record<"own" | "slowed", Step[]> = { own: [], slowed: [] };
        for (let run = 0; run < runs; run++) {
          steps.own.push(await step(browser, addresses.site, 1));
          steps.slowed.push(await step(browser, addresses.site, phoneSlowdown));
        }
        const times = (all: Figures[]) => [
          all.flatMap(({ fcp, paint }) => [fcp, paint]),
          all.map(({ lcp }) => lcp),
          all.map(({ menu }) => menu),
        ];
        const [own, limit] = [times(seen.site), times(seen.limit)];
        results.push({
          ...page,
          site: medians(seen.site),
          limit: medians(seen.limit),
          ratio: ratioOf(own, limit, median),
          best: ratioOf(own, limit, (numbers) => Math.min(...numbers)),
          steps: { own: stepOf(steps.own), slowed: stepOf(steps.slowed) },
        });
      }
    });
  } finally {
    await browser.close();
    rmSync(path.dirname(root), { recursive: true });
  }
  return results;
}
