/** Lighthouse's four categories for each kind of page. */
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { scratchFolder } from "../build/scratch.ts";
import { requireBrowser } from "../environment/browsers.ts";
import { onDemand } from "../on-demand.ts";
import { benchPages } from "./limit.ts";
import { median, served } from "./measure.ts";
import { spawnAsync } from "./process.ts";
import { columns } from "./report.ts";

const lighthouse = {
  name: "lighthouse",
  packages: ["lighthouse@13.5.0"],
  program: "lighthouse/cli/index.js",
};
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Scores = { page: string } & Record<(typeof categories)[number], number>;

/** A copy that may be indexed: with sample facts the site asks not to be, which is right and costs points. */
function asPublished(site: string, folder: string): string {
  const copy = path.join(folder, "client");
  cpSync(site, copy, { recursive: true });
  const robots = path.join(copy, "robots.txt");
  for (const ending of [".br", ".gz"]) rmSync(robots + ending, { force: true });
  writeFileSync(robots, readFileSync(robots, "utf8").replace("Disallow: /", "Allow: /"));
  return copy;
}

/** Its makers say that one run tells little: the median of these. */
const runs = 3;

async function scoresOf(url: string, report: string): Promise<Record<string, number>> {
  await spawnAsync(
    [
      onDemand(lighthouse),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      `--only-categories=${categories.join(",")}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu",
    ],
    { CHROME_PATH: requireBrowser("chromium") },
  );
  const { categories: found } = JSON.parse(readFileSync(report, "utf8"));
  return Object.fromEntries(categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]));
}

export async function lighthouseScores(site: string): Promise<Scores[]> {
  const folder = scratchFolder("lighthouse");
  const scores = await served(asPublished(site, folder), async (origin) => {
    const all: Scores[] = [];
    for (const { name, path: address } of benchPages(site)) {
      const found: Record<string, number>[] = [];
      for (let run = 0; run < runs; run++)
        found.push(await scoresOf(origin + address, path.join(folder, `${name}.json`)));
      const medians = categories.map((id) => [id, median(found.map((one) => one[id] ?? 0))]);
      all.push({ page: name, ...Object.fromEntries(medians) });
    }
    return all;
  });
  rmSync(folder, { recursive: true });
  return scores;
}

export const scoreTable = (scores: Scores[]) =>
  columns([
    ["Lighthouse", ...categories],
    ...scores.map((one) => [one.page, ...categories.map((id) => String(one[id]))]),
  ]);
