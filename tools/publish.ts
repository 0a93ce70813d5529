/**
 * `npm run publish`: checks the content, asks preflight, builds, tests the built pages, publishes to Cloudflare, and compares
 * the live site with the build. Stops at the first of these that fails. `npm run rollback` puts the build before live.
 *   --dry-run           everything but publishing, for a site on any host; lists what would stop it and goes on
 *   --preview           shows the build at an address of its own
 *   --login             lets this machine publish, once
 *   --confirm-removed   publishes although pages of the live site would be gone
 *   --anyway            publishes although pages have faults of the program
 *   --scheduled         publishes nothing after a rollback, for runs that nobody started
 *   --verify URL        compares with this address instead of `url` in practice.yaml
 * docs/hosting.md says more.
 */
import { parseArgs, stripVTControlCharacters, styleText } from "node:util";
import { requireBrowser } from "../environment/browsers.ts";
import { runCommand } from "../environment/command.ts";
import { runProgram } from "../environment/run-program.ts";
import { runTests, testRunners } from "../environment/run-tests.ts";
import { host } from "../hosts/files.ts";
import { networkReason } from "../hosts/live.ts";
import { type PreflightResult, publish, refuse, rollBack } from "../hosts/publish.ts";
import { buildFolder } from "../pipeline/stamp.ts";
import { formatRemoved, removedPages } from "../site/check/removed.server.ts";
import { readSite } from "../site/load.server.ts";
import type { Site } from "../site/read/site.server.ts";
import { slugOf } from "../site/read/slug.ts";
import { environmentOf, published } from "../tests/practices.ts";
import { preflightResult } from "./preflight.ts";

/** What a person may decide. */
export interface Decisions {
  /** Nothing is published, so what would stop it is only printed. */
  isTrial?: boolean;
  confirmRemoved?: boolean;
  anyway?: boolean;
}

/** The tests of the pages know no other folders: with them, preflight would ask about what is not published. */
function refuseOtherFolders() {
  const name = ["CONTENT_DIR", "BUILD_DIR"].find((one) => process.env[one]);
  if (name)
    throw new Error(
      `${name} is set, but only ${published.content} can be published. Run this without ${name}; to publish another practice, make its folder ${published.content} in a copy of this project.`,
    );
}

async function run(args: string[]) {
  const { ok, output } = await runProgram(process.execPath, args, environmentOf(published));
  if (!ok) throw new Error(output.trim().split("\n").slice(-120).join("\n"));
}

/** Pages of the live site that would be gone, in words. Empty if there are none, or nothing is live. */
async function removedFrom(address: string, site: Site): Promise<string> {
  try {
    const response = await fetch(`${address}/sitemap.xml`, { signal: AbortSignal.timeout(20_000) });
    const removed = response.ok ? removedPages(site, await response.text()) : [];
    return removed.length > 0 ? formatRemoved(removed) : "";
  } catch (error) {
    console.log(`${address} can't be reached, so its pages were not compared: ${networkReason(error)}.`);
    return "";
  }
}

/** What the tests of the built pages find, a line each. */
async function pageFaults(): Promise<string[]> {
  requireBrowser("chromium");
  const faults: string[] = [];
  for (const [runner, args] of [
    ["vitest", [`--project=built ${published.name}`]],
    ["playwright", []],
  ] as const) {
    console.log(runner === "vitest" ? "Testing the files ..." : "Testing the pages in a browser ...");
    const env = { PRACTICE: published.name };
    const { failed, testResults, output } = await runTests(
      "published",
      [...testRunners[runner], ...args],
      env,
    );
    const failures = testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === "failed"),
    );
    if (failed > 0 && failures.length === 0)
      throw new Error(`The pages could not be tested:\n${output.trim().split("\n").slice(-20).join("\n")}`);
    faults.push(...failures.flatMap(faultsIn));
  }
  return faults;
}

interface Failure {
  title: string;
  failureMessages: string[];
}

/** What a failed test lists, after "N found" or as the entries of an array that should be empty; or else its first line. */
export function faultsIn({ title, failureMessages: [message = ""] }: Failure): string[] {
  const lines = stripVTControlCharacters(message).split("\n");
  const isList = /^(Error: )?\d+ found$/.test(lines[0] ?? "");
  const entries = lines.flatMap((line) => /^\+\s+"(.*)",?$/.exec(line)?.[1] ?? []);
  const found = isList ? lines.slice(1).filter(Boolean) : entries.length > 0 ? entries : lines.slice(0, 1);
  const page = title.replace(/^page /, "");
  return found.map((words) => (words.startsWith(page) ? words : `${page}: ${words || "it stopped"}`));
}

/** More say no more. */
const mostFaults = 20;

/** The steps before anything is sent. Each throws if it fails. */
const preparation = (address: string, site: Site) => ({
  content: () => run(["tools/content.ts", "--quiet"]),
  preflight: (): PreflightResult => preflightResult(),
  removed: () => removedFrom(address, site),
  /** Says how far it is, and why it failed. */
  async build() {
    const { ok } = await runProgram(process.execPath, ["tools/build.ts"], environmentOf(published), true);
    if (!ok) throw new Error("The site could not be built.");
  },
  faults: pageFaults,
});
export type Preparation = ReturnType<typeof preparation>;

export async function prepare(work: Preparation, decisions: Decisions, say = console.log) {
  const { isTrial, confirmRemoved, anyway } = decisions;
  const step = async (name: string, task: () => Promise<void>) => {
    const started = performance.now();
    await task();
    say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  };
  await step("content", work.content);
  await step("preflight", async () => {
    const found = work.preflight();
    if (!isTrial) refuse(found);
    else if (found.remaining > 0) say(`${found.report}\n`);
  });
  await step("pages of the live site", async () => {
    const removed = await work.removed();
    if (removed && !isTrial && !confirmRemoved)
      throw new Error(
        `${removed}\nNothing was published. If they should be gone, add --confirm-removed to the command.`,
      );
    if (removed) say(removed);
  });
  await step("build", work.build);
  await step("tests of the pages", async () => {
    const faults = await work.faults();
    if (faults.length === 0) return;
    const lines = [...faults.slice(0, mostFaults), ...faults.slice(mostFaults, mostFaults + 1).fill("...")];
    const words = `These pages have a fault. It is a fault of the program, not of your text. Please send these lines to whoever takes care of the program:\n${lines.map((line) => `  ${line}`).join("\n")}`;
    if (!anyway)
      throw new Error(
        `${words}\nNothing was published. To publish it all the same, they add --anyway to the command.`,
      );
    say(words);
  });
}

async function main() {
  refuseOtherFolders();
  const flag = { type: "boolean", default: false } as const;
  const { values } = parseArgs({
    options: {
      ...{ rollback: flag, "dry-run": flag, preview: flag, login: flag, scheduled: flag },
      ...{ "confirm-removed": flag, anyway: flag },
      verify: { type: "string" },
    },
  });
  if (values.login) return host.logIn();
  const content = readSite();
  const target = {
    host,
    name: slugOf(content.practice.shortName),
    site: values.verify ?? content.practice.url,
  };
  if (values.rollback) return rollBack(target);
  const isTrial = values["dry-run"] || values.preview;
  if (!isTrial && host.isPinned(target.name) && values.scheduled)
    return console.log(
      "Someone went back to an earlier build (npm run rollback), so this scheduled run publishes nothing. To end that, publish by hand.",
    );
  await prepare(preparation(target.site, content), {
    isTrial,
    confirmRemoved: values["confirm-removed"],
    anyway: values.anyway,
  });
  if (values["dry-run"]) return console.log("This was a dry run: nothing was published.");
  if (values.preview) return console.log(`The preview is at ${host.preview(buildFolder, target.name)}`);
  await publish(target, buildFolder);
}

if (import.meta.main) await runCommand(main, `${styleText("red", "✗")} `);
