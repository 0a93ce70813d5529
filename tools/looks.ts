/** `npm run looks` compares how the pages look with the accepted pictures; `npm run looks -- --update` accepts what is there. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { isFresh } from "./build/stamp.ts";

function run(file: string, args: string[]): number {
  return spawnSync(process.execPath, [path.resolve(file), ...args], { stdio: "inherit" }).status ?? 1;
}

const args = process.argv.slice(2).map((arg) => (arg === "--update" ? "--update-snapshots=all" : arg));
const built = isFresh() ? 0 : run("tools/build.ts", []);
process.exitCode =
  built ||
  run("node_modules/.bin/playwright", ["test", "tests/proof/looks.spec.ts", "--project=chromium", ...args]);
