/** Lighthouse's four categories for each kind of page. */
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "../browsers.mjs";
import { onDemand } from "../on-demand.ts";
import { benchPages } from "./limit.ts";
import { served } from "./measure.ts";
import { spawnAsync } from "./process.ts";
import { columns } from "./report.ts";

const lighthouse = {
  name: "lighthouse",
  packages: ["lighthouse@13.5.0"],
  program: "lighthouse/cli/index.js",
};
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Scores = { page: string } & Record<(typeof categories)[number], number>;

export function lighthouseScores(site: string): Promise<Scores[]> {
  const program = onDemand(lighthouse);
  const folder = mkdtempSync(path.join(tmpdir(), "lighthouse-"));
  return served(site, async (origin) => {
    const all: Scores[] = [];
    for (const { name, path: address } of benchPages(site)) {
      const report = path.join(folder, `${name}.json`);
      await spawnAsync(
        [
          program,
          origin + address,
          "--quiet",
          "--output=json",
          `--output-path=${report}`,
          `--only-categories=${categories.join(",")}`,
          "--chrome-flags=--headless --no-sandbox --disable-gpu",
        ],
        { CHROME_PATH: findBrowser("chromium") ?? "" },
      );
      const { categories: found } = JSON.parse(readFileSync(report, "utf8"));
      const scores = categories.map((id) => [id, Math.round((found[id]?.score ?? 0) * 100)]);
      all.push({ page: name, ...Object.fromEntries(scores) });
    }
    return all;
  });
}

export const scoreTable = (scores: Scores[]) =>
  columns([
    ["Lighthouse", ...categories],
    ...scores.map((one) => [one.page, ...categories.map((id) => String(one[id]))]),
  ]);
