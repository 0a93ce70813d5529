/** `npm run looks` compares how the pages look with the accepted pictures; `npm run looks -- --update` accepts what is there. */
import { spawnSync } from "node:child_process";
import { isFresh } from "./build/stamp.ts";
import { ensureBrowsers, howToGet } from "./environment/browsers.ts";
import { programOf } from "./environment/programs.ts";

function run(file: string, args: string[]): number {
  return spawnSync(process.execPath, [file, ...args], { stdio: "inherit" }).status ?? 1;
}

const args = process.argv.slice(2).map((arg) => (arg === "--update" ? "--update-snapshots=all" : arg));
if (ensureBrowsers(["chromium"]).length > 0) {
  console.error(`No Chromium to draw with. To get one: ${howToGet("chromium")}`);
  process.exit(1);
}
const built = isFresh() ? 0 : run("tools/build.ts", []);
process.exitCode =
  built ||
  run(programOf("@playwright/test", "playwright"), [
    "test",
    "tests/proof/looks.spec.ts",
    "--project=chromium",
    ...args,
  ]);
