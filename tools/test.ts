/** Every check there is, on the production build. Called by `npm test` through tools/test.mjs. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { isFresh } from "./build/stamp.ts";
import { checks, type Result, report, runCheck } from "./checks.ts";

const playwrightReport = path.resolve(".cache/reports/playwright.json");

function buildSite(): Result {
  const started = performance.now();
  const { status, stdout, stderr } = isFresh()
    ? { status: 0, stdout: "", stderr: "" }
    : spawnSync(process.execPath, ["tools/build.ts"], { encoding: "utf8" });
  const failed = status === 0 ? 0 : 1;
  return {
    name: "build",
    passed: 1 - failed,
    failed,
    seconds: (performance.now() - started) / 1000,
    output: stdout + stderr,
  };
}

function inBrowsers(name: string, args: string[], env: Record<string, string> = {}): Result {
  const started = performance.now();
  rmSync(playwrightReport, { force: true });
  const { status } = spawnSync(
    process.execPath,
    [path.resolve("node_modules/.bin/playwright"), "test", ...args],
    {
      stdio: "inherit",
      env: { ...process.env, ...env, PLAYWRIGHT_JSON: playwrightReport },
    },
  );
  let passed = 0;
  let failed = status === 0 ? 0 : 1;
  try {
    const { stats } = JSON.parse(readFileSync(playwrightReport, "utf8"));
    passed = stats.expected + stats.flaky;
    failed = Math.max(failed, stats.unexpected);
  } catch {
    // No report: the run itself failed, which the status tells.
  }
  return { name, passed, failed, seconds: (performance.now() - started) / 1000, output: "" };
}

/** WebKit has a driver and a runner of its own, and needs a display. */
function inWebKit(): Result {
  const started = performance.now();
  const args = ["-a", "-s", "-screen 0 1440x900x24", process.execPath, "--test", "--test-reporter=tap"];
  const { status, stdout, stderr } = spawnSync("xvfb-run", [...args, "tests/engines/webkit.test.ts"], {
    encoding: "utf8",
  });
  const count = (word: string) => Number(new RegExp(`^# ${word} (\\d+)$`, "m").exec(stdout)?.[1] ?? 0);
  const failed = status === 0 ? 0 : Math.max(1, count("fail"));
  return {
    name: "webkit",
    passed: count("pass"),
    failed,
    seconds: (performance.now() - started) / 1000,
    output: stdout + stderr,
  };
}

mkdirSync(path.resolve(".cache/reports"), { recursive: true });
const started = performance.now();
const results: Result[] = [];
const add = (result: Result) => {
  results.push(result);
  report(result);
};
for (const check of checks) add(runCheck(check));
add(buildSite());
if (results.at(-1)?.failed === 0) {
  // The carousel's tests measure real time, and mostly wait: two of them get on, other tests beside them do not.
  add(inBrowsers("carousel", ["tests/carousel", "--project=chromium"]));
  add(inBrowsers("browsers", process.argv.slice(2), { WITHOUT_CAROUSEL: "1" }));
  if (process.env.WEBKIT_DRIVER) add(inWebKit());
}

const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
console.log(`Took ${((performance.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") ? 1 : 0;
