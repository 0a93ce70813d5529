/**
 * `npm run mutation`: Stryker changes the code that decides what patients read (everything in site/, and what app/ and
 * pipeline/ decide without React or a browser) and counts the changes that no unit test notices. All of it takes a night;
 * settings and goal: tests/stryker.config.json.
 *   npm run mutation -- site/text/holidays.ts   only these files
 */
import { spawnSync } from "node:child_process";
import { onDemand } from "../environment/on-demand.ts";

const program = onDemand({
  name: "stryker",
  packages: ["@stryker-mutator/core@10.1.1", "@stryker-mutator/vitest-runner@10.1.1"],
  program: "@stryker-mutator/core/bin/stryker.js",
});
const files = process.argv.slice(2);
const args = ["run", "tests/stryker.config.json", ...(files.length > 0 ? ["--mutate", files.join()] : [])];
process.exitCode = spawnSync(process.execPath, [program, ...args], { stdio: "inherit" }).status ?? 1;
