/**
 * `npm test`: what a change of code or content commonly breaks, on production builds of the frozen and the owner's practice.
 * `npm run test:all`: the same, and then the rest (docs/testing.md). Installs missing browsers. Words choose tests by their file:
 * `npm test -- search`. Options: `--rest` runs the rest alone, `--strict` fails if a test passes only at its second try.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureBrowsers, findBrowser } from "../environment/browsers.ts";
import { ensureNginx } from "../environment/nginx.ts";
import { conclude, inParallel, type Result, reports, type Task, tests } from "../environment/results.ts";
import { buildTwice } from "../tests/nightly/twice.ts";
import { buildSite, environmentOf, frozen, juniper, own, starter } from "../tests/practices.ts";
import { checks, unit, vitest } from "./check.ts";

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { all: { type: "boolean" }, rest: { type: "boolean" }, strict: { type: "boolean" } },
});
const isWhole = words.length === 0;

/** Tests whose browser is missing are reported and counted as skipped; in CI they fail. */
function missingBrowsers(isRest: boolean): Result[] {
  return ensureBrowsers(
    isRest ? ["webkit", "chrome111", "webkit16"] : ["chromium", "wholeChromium", "firefox"],
  ).map(({ name, howToGet }) => {
    console.log(`!!! NOT TESTED WITH ${name.toUpperCase()}: it is missing. To get it: ${howToGet} !!!`);
    const isNeeded = name === "chromium" || Boolean(process.env.CI);
    return { name, passed: 0, failed: isNeeded ? 1 : 0, skipped: isNeeded ? 0 : 1, seconds: 0, output: "" };
  });
}

/** Playwright prints by itself, by tests/reporter.ts. */
const inBrowsers = (name: string, env: Record<string, string>, args: string[] = []) =>
  tests(name, "playwright", [...words, ...args], { env, isShown: true });

/** WebKit has its own driver and runner, and needs a display. */
const inWebKit: Task = {
  name: "webkit",
  program: "xvfb-run",
  args: ["-a", "-s", "-screen 0 1440x900x24", process.execPath, "--test", "tests/nightly/webkit.test.ts"],
  env: environmentOf(frozen),
};

/** Of cgroups, version 2 and 1. */
const containers: [file: string, seconds: (text: string) => number][] = [
  ["/sys/fs/cgroup/cpu.stat", (text) => Number(/usage_usec (\d+)/.exec(text)?.[1]) / 1e6],
  ["/sys/fs/cgroup/cpuacct/cpuacct.usage", (text) => Number(text) / 1e9],
];

/** CPU time of all processes so far, in seconds: of this container, or of the machine. */
function cpuSeconds(): number {
  const found = containers.find(([file]) => existsSync(file));
  if (found) return found[1](readFileSync(found[0], "utf8"));
  return cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;
}

const succeeded = (results: Result[]) => results.every(({ failed }) => failed === 0);

/** `npm test`. */
async function commonTests(): Promise<Result[]> {
  const results = missingBrowsers(false);
  if (!succeeded(results)) return results;
  const hasSpecs =
    isWhole ||
    globSync("tests/browser/**/*.spec.ts").some((file) =>
      words.some((word) => file.includes(word.split(":")[0] ?? word)),
    );
  // Before the builds, which write the types of routes too.
  if (isWhole) results.push(...(await inParallel(checks)));
  // Builds one after the other: React Router empties the folder of route types at the start of each.
  const builds = [frozen, ...(isWhole ? [own] : [])].map((practice) => () => buildSite(practice));
  const built = await inParallel([...(hasSpecs ? [builds] : []), unit(words)]);
  results.push(...built);
  if (built.some(({ name, failed }) => name.startsWith("build") && failed > 0)) return results;
  if (isWhole) results.push(...(await inParallel([vitest("built pages", ["built test", "built own"])])));
  if (hasSpecs) results.push(...(await inParallel([inBrowsers("browsers", {})])));
  return results;
}

/** What `npm run test:all` adds. */
async function otherTests(): Promise<Result[]> {
  const results = missingBrowsers(true);
  if (!succeeded(results)) return results;
  ensureNginx();
  const rest = { GATE: "rest" };
  const builds = [
    ...[frozen, own, juniper].map((practice) => () => buildSite(practice)),
    () => buildTwice(starter),
  ];
  if (isWhole) {
    results.push(...(await inParallel([builds])));
    if (!succeeded(results)) return results;
    const projects = ["built juniper", "built starter", "practice *"];
    results.push(...(await inParallel([vitest("other practices", projects)])));
  } else results.push(...(await inParallel([() => buildSite(frozen)])));
  const practices = [own, juniper].map(({ name }) =>
    inBrowsers(`pages of ${name}`, { ...rest, PRACTICE: name }, ["--workers=1"]),
  );
  results.push(
    ...(await inParallel([inBrowsers("rest in browsers", rest)])),
    ...(isWhole ? await inParallel([practices, ...(findBrowser("webkit") ? [inWebKit] : [])]) : []),
  );
  return results;
}

const command = values.rest ? "npm run test:all -- --rest" : values.all ? "npm run test:all" : "npm test";
const lastRuns = path.join(reports, "last-runs.json");
const before: Record<string, string> = existsSync(lastRuns) ? JSON.parse(readFileSync(lastRuns, "utf8")) : {};
const started = { time: performance.now(), cpu: cpuSeconds() };
mkdirSync(reports, { recursive: true });
const parts = [
  ...(values.rest ? [] : ["checks, unit tests, two practices built and read, Chromium and Firefox"]),
  ...(values.rest || values.all
    ? ["other practices, hosts, the dev server, forms, all widths, screenshots, WebKit"]
    : []),
];
console.log(
  `${command}${isWhole ? "" : `, of ${words.join(", ")}`}: ${parts.join("; then ")}. ${before[command] ? `Last time here: ${before[command]}.` : ""}`,
);
const results = values.rest ? [] : await commonTests();
if (values.rest || (values.all && succeeded(results))) results.push(...(await otherTests()));
const minutes = (seconds: number) => (seconds / 60).toFixed(1);
const took = `${minutes((performance.now() - started.time) / 1000)} minutes, ${minutes(cpuSeconds() - started.cpu)} of CPU time (all that ran here)`;
conclude(results, { strict: values.strict ?? false });
console.log(`${command} took ${took}`);
if (isWhole && succeeded(results)) writeFileSync(lastRuns, JSON.stringify({ ...before, [command]: took }));
