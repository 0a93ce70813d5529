/**
 * `npm run bench`: how near the site comes to the limit, the same page as plain HTML with its styles inside and no
 * script. Both are served by the same server and measured in turn, in one run, in a real browser slowed down like a
 * phone. Seconds depend on the machine; the ratio is the figure.
 *   --runs N         measurements a page (5); where a median misses a goal, up to four times as many, all counted
 *   --pages A,B      only these (home, service, article, article list, location)
 *   --no-build       measures the build that is there
 *   --lighthouse     adds Lighthouse's scores (installed into .cache when first asked for)
 *   --articles N,M   instead: builds the site with so many articles, and tells time, memory and weight
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { growth, growthTable } from "./bench/growth.ts";
import { lighthouseScores, scoreTable } from "./bench/lighthouse.ts";
import { measurePages } from "./bench/measure.ts";
import { failures, stepTable, table } from "./bench/report.ts";
import { siteFolder } from "./build/stamp.ts";
import { build } from "./build.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string" },
    "no-build": { type: "boolean", default: false },
    lighthouse: { type: "boolean", default: false },
    articles: { type: "string" },
  },
});

const resultFile = path.resolve(".cache/bench.json");
function keep(result: object) {
  mkdirSync(path.dirname(resultFile), { recursive: true });
  writeFileSync(resultFile, JSON.stringify({ date: new Date().toISOString(), ...result }, null, 2));
}

function end(problems: string[]) {
  for (const problem of problems) console.log(`✗ ${problem}`);
  console.log(problems.length > 0 ? `${problems.length} goals missed` : "All goals met");
  process.exitCode = problems.length > 0 ? 1 : 0;
}

if (values.articles) {
  const { rows, problems } = await growth(values.articles.split(",").map(Number));
  console.log(growthTable(rows));
  keep({ growth: rows, problems });
  end(problems);
} else {
  if (!values["no-build"]) await build();
  const results = await measurePages(siteFolder, Number(values.runs), values.pages?.split(","));
  console.log(table(results));
  console.log(stepTable(results));
  const problems = failures(results);
  const scores = values.lighthouse ? await lighthouseScores(siteFolder) : undefined;
  if (scores) console.log(scoreTable(scores));
  for (const { page, ...categories } of scores ?? [])
    for (const [name, score] of Object.entries(categories))
      if (Number(score) < 100) problems.push(`${page}: Lighthouse ${name} ${score}, goal 100`);
  keep({ results, scores, problems });
  end(problems);
}
