/** Lighthouse's four categories for each kind of page. It is large: installed into .cache when first asked for. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findBrowser } from "../browsers.mjs";
import { benchPages } from "./limit.ts";
import { served } from "./measure.ts";
import { spawnAsync } from "./process.ts";
import { columns } from "./report.ts";

const version = "13.5.0";
const home = path.resolve(".cache/lighthouse");
const program = path.join(home, "node_modules/lighthouse/cli/index.js");
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

export type Scores = { page: string } & Record<(typeof categories)[number], number>;

function ensureLighthouse() {
  if (existsSync(program)) return;
  console.log(`Installing Lighthouse ${version} into .cache/lighthouse (once) ...`);
  mkdirSync(home, { recursive: true });
  const options = ["--no-audit", "--no-fund", "--loglevel=error"];
  spawnSync("npm", ["install", "--prefix", home, ...options, `lighthouse@${version}`], { stdio: "inherit" });
  if (!existsSync(program)) throw new Error("Lighthouse could not be installed. Is there a network?");
}

export function lighthouseScores(site: string): Promise<Scores[]> {
  ensureLighthouse();
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
