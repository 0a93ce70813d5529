/** `node tools/run.mjs tools/looks.ts` compares outlines and screenshots with the accepted ones; `node tools/run.mjs tools/looks.ts --update` accepts the new ones. */
import { spawnSync } from "node:child_process";
import { requireBrowser } from "../environment/browsers.ts";
import { programOf } from "../environment/programs.ts";
import { inParallel } from "../environment/results.ts";
import { buildSite, frozen } from "../tests/practices.ts";

requireBrowser("chromium");
const built = await inParallel([() => buildSite(frozen)]);
if (built.some(({ failed }) => failed > 0)) process.exit(1);
const isUpdate = process.argv.includes("--update");
const outlines = [
  programOf("vitest", "vitest"),
  "run",
  "--project=built test",
  "tests/built/outline.test.ts",
];
const compared = spawnSync(process.execPath, [...outlines, ...(isUpdate ? ["-u"] : [])], {
  stdio: "inherit",
});
const args = process.argv.slice(2).map((arg) => (arg === "--update" ? "--update-snapshots=all" : arg));
const playwright = programOf("@playwright/test", "playwright");
const specs = ["tests/nightly/looks/looks.spec.ts", "tests/nightly/dev/dev.spec.ts"];
const program = [playwright, "test", ...specs, "--grep=visual snapshot", "--project=nightly", ...args];
const env = { ...process.env, GATE: "rest" };
const { status } = spawnSync(process.execPath, program, { stdio: "inherit", env });
process.exitCode = compared.status || (status ?? 1);
