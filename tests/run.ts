/**
 * `npm test`: what changes commonly break, on builds of the frozen and the owner's practice. `npm run test:all` goes on with the
 * rest (docs/testing.md); `--rest` runs that alone. Words choose tests by their file: `npm test -- search`.
 */
import { globSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { type BrowserName, ensureBrowsers, findBrowser } from "./environment/browsers.ts";
import { ensureNginx } from "./environment/nginx.ts";
import { runTests, testRunners } from "./environment/run-tests.ts";
import { environmentOf, frozen, juniper, own, type Practice, starter } from "./practices.ts";

const options = { all: { type: "boolean" }, rest: { type: "boolean" } } as const;
const { values, positionals: words } = parseArgs({ options, allowPositionals: true });
const isWhole = words.length === 0;
const total = { passed: 0, failed: 0, skipped: 0 };

async function run(name: string, args: string[], env = {}, isShown = false) {
  const { ok, output, ...counts } = await runTests(name, args, env, isShown);
  for (const key of ["passed", "failed", "skipped"] as const) total[key] += counts[key];
  console.log(`${ok ? "✓" : "✗"} ${name}\n${output.trim()}`);
}
const vitest = (...projects: string[]) =>
  run(projects[0] ?? "", [...testRunners.vitest, ...words, ...projects.map((name) => `--project=${name}`)]);
const playwright = (name: string, env = {}) => run(name, [...testRunners.playwright, ...words], env, true);
const build = async (...practices: Practice[]) => {
  for (const one of practices)
    await run(one.name, ["engine/cli/build.ts", "--unless-fresh"], environmentOf(one));
};
async function checks() {
  await run("lint", ["--run", "lint"]);
  for (const one of [own, frozen])
    await run(`content of ${one.name}`, ["engine/cli/check.ts", "--quiet"], environmentOf(one));
}
/** The practice that everybody begins with, as the command makes it. */
async function makeStarter() {
  rmSync(starter.root, { recursive: true, force: true });
  const answers = ["--name=Cerrillos Dental", "--city=Santa Fe", "--state=NM", "--phone=(505) 234-0142"];
  await run("new practice", ["engine/cli/new-practice.ts", starter.root, ...answers]);
}
/** Tests of a browser that is missing are skipped, but for Chromium, or in CI. */
const need = (...names: BrowserName[]) =>
  ensureBrowsers(names).map((one) => total[one === "chromium" || process.env.CI ? "failed" : "skipped"]++);

async function commonTests() {
  need("chromium", "wholeChromium", "firefox");
  const isChosen = (spec: string) => words.some((word) => spec.includes(word.split(":")[0] ?? word));
  const hasSpecs = isWhole || globSync("tests/browser/**/*.spec.ts").some(isChosen);
  // Two things at once are enough for two cores.
  const checked = isWhole ? checks() : Promise.resolve();
  const built = checked.then(() => build(...(hasSpecs ? [frozen] : []), ...(isWhole ? [own] : [])));
  await Promise.all([built, vitest("unit", "unit alone")]);
  if (total.failed > 0) return;
  if (isWhole) await vitest("built test", "built own");
  if (isWhole) await vitest("package");
  if (hasSpecs) await playwright("browsers");
}

async function otherTests() {
  need("webkit", "chrome111", "webkit16");
  ensureNginx();
  await makeStarter();
  await build(frozen, ...(isWhole ? [own, juniper, starter] : []));
  if (total.failed > 0) return;
  if (isWhole) await vitest("practice *", "built juniper", "built starter");
  await playwright("rest in browsers", { GATE: "rest" });
  if (!isWhole) return;
  for (const { name } of [own, juniper]) await playwright(name, { GATE: "rest", PRACTICE: name });
  if (findBrowser("webkit")) await run("webkit", ["--run", "test:webkit"], environmentOf(frozen));
}

if (!values.rest) await commonTests();
if (values.rest || (values.all && total.failed === 0)) await otherTests();
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed > 0 ? 1 : 0;
