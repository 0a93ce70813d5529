/**
 * `npm test`: all checks and tests, on production builds. Installs missing browsers. Arguments go to Playwright:
 * `npm test -- tests/journeys`. `npm run sweep` is the same with all that tests otherwise take turns at.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { ensureBrowsers, findBrowser, howToGet } from "../environment/browsers.ts";
import { hermetic } from "../environment/hermetic.ts";
import { ensureNginx } from "../environment/nginx.ts";
import { programOf } from "../environment/programs.ts";
import { countPlaywright, countTap } from "../environment/reports.ts";
import { conclude, inParallel, type Result, runProgram } from "../environment/results.ts";
import { buildAfter } from "../tests/nightly/recipes/build.ts";
import { recipes } from "../tests/nightly/recipes/recipes.ts";
import { buildTwice } from "../tests/nightly/twice.ts";
import {
  buildSite,
  changed,
  environmentOf,
  frozen,
  juniper,
  own,
  type Practice,
  practices,
  starter,
} from "../tests/practices.ts";
import { checks, reports, runCheck } from "./check.ts";

const given = process.argv.slice(2).filter((arg) => arg !== "--sweep");
// Read by playwright.config.ts and tests/support/spread.ts.
if (given.length < process.argv.slice(2).length) process.env.SWEEP = "1";
const node = process.execPath;
const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Tests whose browser is missing are reported and counted as skipped; in CI they fail. */
function missingBrowsers(): Result[] {
  return ensureBrowsers(["chromium", "wholeChromium", "firefox", "webkit"]).map((name) => {
    console.log(`!!! NOT TESTED WITH ${name.toUpperCase()}: it is missing. To get it: ${howToGet(name)} !!!`);
    const isNeeded = name === "chromium" || Boolean(process.env.CI);
    return { name, passed: 0, failed: isNeeded ? 1 : 0, skipped: isNeeded ? 0 : 1, seconds: 0, output: "" };
  });
}

async function inBrowsers(name: string, args: string[], env: Record<string, string> = {}): Promise<Result> {
  const started = performance.now();
  const report = path.join(reports, `${name}.json`);
  rmSync(report, { force: true });
  const child = spawn(node, [programOf("@playwright/test", "playwright"), "test", ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env, PLAYWRIGHT_JSON: report },
  });
  const [status] = await once(child, "exit");
  const counted = countPlaywright(
    existsSync(report) ? readFileSync(report, "utf8") : undefined,
    status === 0,
  );
  return { name, ...counted, seconds: secondsSince(started), output: "" };
}

/** WebKit has its own driver and runner, and needs a display. */
async function inWebKit(driver: string): Promise<Result> {
  const started = performance.now();
  const runner = [node, "--test", "--test-reporter=tap", "tests/nightly/webkit.test.ts"];
  const { ok, output } = await runProgram("xvfb-run", ["-a", "-s", "-screen 0 1440x900x24", ...runner], {
    ...hermetic(),
    ...environmentOf(frozen),
    WEBKIT_DRIVER: driver,
  });
  return { name: "webkit", ...countTap(output, ok), seconds: secondsSince(started), output };
}

const started = performance.now();
mkdirSync(reports, { recursive: true });
const results = missingBrowsers();
if (results.some(({ failed }) => failed > 0)) {
  conclude(results);
  process.exit();
}
ensureNginx();
const named = (...names: string[]) => checks.filter(({ name }) => names.includes(name));
const running = (chosen: typeof checks) => chosen.map((check) => () => runCheck(check));
results.push(
  // In one list, so that no core waits for the other: the longest first, the shortest last.
  ...(await inParallel([
    ...running(named("types", "unit")),
    // The starter is the smallest practice, and is built twice.
    ...practices.map((practice) => () => (practice === starter ? buildTwice(practice) : buildSite(practice))),
    // On the example, because the unit tests follow the recipes on the other two, and a build of content/ takes twice as long.
    () => buildAfter("all recipes", recipes, juniper.content),
    ...running(checks.filter((check) => !named("types", "unit").includes(check))),
  ])),
);
const isBuilt = results.every(({ name, failed }) => !name.startsWith("build") || failed === 0);
if (isBuilt) {
  results.push(...(await inParallel([() => inBrowsers("browsers", given)])));
  // Two at a time, so that no core waits while another run starts: the largest with two workers, the smallest last.
  const alive = ({ name, specs = [] }: Practice, workers: number) =>
    inBrowsers(name, [...specs.map((spec) => `tests/live/${spec}.spec.ts`), `--workers=${workers}`], {
      PRACTICE: name,
    });
  const driver = findBrowser("webkit");
  results.push(
    ...(await inParallel([
      () => alive(own, 2),
      ...(driver ? [() => inWebKit(driver)] : []),
      ...[juniper, starter, changed].map((practice) => () => alive(practice, 1)),
    ])),
  );
}
console.log(`Took ${(secondsSince(started) / 60).toFixed(1)} minutes`);
conclude(results);
