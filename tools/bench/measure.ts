/** Measures each page and its limit in turn, so that a busy moment of the machine hits both. */

import { rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { hostingFile } from "../build/stamp.ts";
import { createSiteServer } from "../serve.ts";
import { openBrowser, phoneSlowdown, type Step, step, type Tap, tap, type Visit, visit } from "./browser.ts";
import { type BenchPage, benchPages, limitPath, withLimits } from "./limit.ts";
import { failures } from "./report.ts";

export type Figures = Visit & Tap;
export type Ratio = Record<"fcp" | "lcp" | "menu", number>;
export interface Result {
  name: string;
  path: string;
  /** How many visits the figures are medians of. */
  runs: number;
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

export const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

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

interface Samples {
  site: Figures[];
  limit: Figures[];
  own: Step[];
  slowed: Step[];
}

async function addRuns(browser: Browser, site: string, limit: string, runs: number, samples: Samples) {
  for (let run = 0; run < runs; run++) {
    const kinds = [["site", site] as const, ["limit", limit] as const];
    for (const [kind, url] of run % 2 ? kinds.reverse() : kinds)
      samples[kind].push({ ...(await visit(browser, url)), ...(await tap(browser, url)) });
  }
  for (let run = 0; run < runs; run++) {
    samples.own.push(await step(browser, site, 1));
    samples.slowed.push(await step(browser, site, phoneSlowdown));
  }
}

function resultOf(page: BenchPage, { site, limit, own, slowed }: Samples): Result {
  const times = (all: Figures[]) => [
    all.flatMap(({ fcp, paint }) => [fcp, paint]),
    all.map(({ lcp }) => lcp),
    all.map(({ menu }) => menu),
  ];
  return {
    ...page,
    runs: site.length,
    site: medians(site),
    limit: medians(limit),
    ratio: ratioOf(times(site), times(limit), median),
    best: ratioOf(times(site), times(limit), (numbers) => Math.min(...numbers)),
    steps: { own: stepOf(own), slowed: stepOf(slowed) },
  };
}

/** Where a median misses a goal, as many runs again, all counted: five are few on a machine that others use too. */
const mostRounds = 4;

async function measurePage(browser: Browser, origin: string, page: BenchPage, runs: number): Promise<Result> {
  const site = origin + page.path;
  const samples: Samples = { site: [], limit: [], own: [], slowed: [] };
  // Once for nothing: the first visit pays for what the browser does once.
  await visit(browser, site);
  for (let round = 1; ; round++) {
    await addRuns(browser, site, origin + limitPath(page.path), runs, samples);
    const result = resultOf(page, samples);
    const missed = failures([result], (median) => median);
    // A run takes minutes: say how it goes.
    console.error([`${page.name}, ${result.runs} runs`, ...missed].join("; "));
    if (round === mostRounds || missed.length === 0) return result;
  }
}

export async function measurePages(site: string, runs: number, only?: string[]): Promise<Result[]> {
  const root = withLimits(site);
  const browser = await openBrowser();
  const results: Result[] = [];
  try {
    await served(root, async (origin) => {
      for (const page of benchPages(site))
        if (!only || only.includes(page.name)) results.push(await measurePage(browser, origin, page, runs));
    });
  } finally {
    await browser.close();
    rmSync(path.dirname(root), { recursive: true });
  }
  return results;
}
