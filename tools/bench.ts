/**
 * `node tools/run.mjs tools/bench.ts`: how close the site comes to two baselines: the same page without scripts, and a plain page with its
 * words. All come from the same server and are measured in turn, in a browser slowed down like a phone. Milliseconds
 * depend on the machine; the ratios don't. The number of visits is fixed before the run, and goals are judged on medians.
 *   --visits N     visits of each page (9, about 5 minutes a page)
 *   --pages A,B    only these (home, service, article, article list, location)
 *   --no-build     measures the build that is there
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { measurePages } from "../bench/measure.ts";
import { failures, report } from "../bench/report.ts";
import { siteFolder } from "../pipeline/stamp.ts";
import { build } from "./build.ts";

const { values } = parseArgs({
  options: {
    visits: { type: "string", default: "9" },
    pages: { type: "string" },
    "no-build": { type: "boolean", default: false },
  },
});

if (!values["no-build"]) await build();
const pages = await measurePages(siteFolder, Number(values.visits), values.pages?.split(","));
for (const page of pages) console.log(report(page));
const problems = pages.flatMap(failures);
for (const problem of problems) console.log(`✗ ${problem}`);
console.log(problems.length > 0 ? `${problems.length} goals missed` : "All goals met");
mkdirSync(".cache", { recursive: true });
const result = { date: new Date().toISOString(), visits: Number(values.visits), pages, problems };
writeFileSync(path.resolve(".cache/bench.json"), JSON.stringify(result, null, 2));
process.exitCode = problems.length > 0 ? 1 : 0;
