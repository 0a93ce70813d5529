/**
 * Checks the content, asks preflight, builds, reads the built files, publishes to Cloudflare, and compares the live site with
 * the build. Stops at the first of these that fails. With --rollback it puts the build before live.
 */
import { parseArgs, styleText } from "node:util";
import { buildFolder, filesOf } from "../build/stamp.ts";
import { formatRemoved, removedPages } from "../data/check/removed.server.ts";
import { readSite, shown } from "../data/load.server.ts";
import type { Site } from "../data/read/site.server.ts";
import { slugOf } from "../data/read/slug.ts";
import { host } from "../hosts/files.ts";
import type { Finding } from "../hosts/gate/finding.ts";
import { gate } from "../hosts/gate/gate.ts";
import { networkReason, requestLive } from "../hosts/live.ts";
import { type PreflightResult, publish, refuse, rollBack } from "../hosts/publish.ts";
import { contentFolder } from "../roots.ts";
import { runCommand, verdin } from "./command.ts";
import { preflightResult } from "./preflight.ts";
import { runProgram } from "./run-program.ts";

/** What a person may decide. */
export interface Decisions {
  /** Nothing is published, so what would stop it is only printed. */
  isTrial?: boolean;
  confirmRemoved?: boolean;
  anyway?: boolean;
}

/** Pages of the live site that would be gone, in words. Empty if there are none, or nothing is live. */
async function removedFrom(address: string, site: Site): Promise<string> {
  try {
    const response = await requestLive(`${address}/sitemap.xml`);
    const removed = response.ok ? removedPages(site, await response.text()) : [];
    return removed.length > 0 ? formatRemoved(removed) : "";
  } catch (error) {
    console.log(`${address} can't be reached, so its pages were not compared: ${networkReason(error)}.`);
    return "";
  }
}

interface Folders {
  address: string;
  /** Of the content. */
  root: string;
  build: string;
}

/** The steps before anything is sent. Each throws if it fails. */
export function preparation({ address, root, build }: Folders, site: Site) {
  const run = (args: string[], isShown: boolean) => runProgram(process.execPath, args, {}, isShown);
  return {
    async content() {
      const { ok, output } = await run(verdin("check", "--quiet"), false);
      if (!ok) throw new Error(output.trim().split("\n").slice(-120).join("\n"));
    },
    preflight: (): PreflightResult => preflightResult(root),
    removed: () => removedFrom(address, site),
    /** Says how far it is, and why it failed. */
    async build() {
      const { ok } = await run(verdin("build"), true);
      if (!ok) throw new Error("The site could not be built.");
    },
    findings: (): Promise<Finding[]> => gate(filesOf(build).site, shown(site, root)),
  };
}
export type Preparation = ReturnType<typeof preparation>;

/** More say no more. */
const most = 20;
const listed = (title: string, findings: Finding[]) =>
  [
    title,
    ...findings.slice(0, most).map(({ text }) => `  ${text.replaceAll("\n", "\n  ")}`),
    ...(findings.length > most ? [`  and ${findings.length - most} more`] : []),
  ].join("\n");

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
  await step("pages", async () => {
    const {
      content = [],
      danger = [],
      report = [],
    } = Object.groupBy(await work.findings(), ({ kind }) => kind);
    if (report.length > 0)
      say(listed("For those who make the program, and nothing that stops a publish:", report));
    if (content.length > 0)
      throw new Error(
        `${listed("The pages show mistakes of the content:", content)}\nNothing was published.`,
      );
    if (danger.length === 0) return;
    const words = listed(
      "These pages have a fault that may harm a patient. It is a fault of the program, not of your text. Please send these lines to whoever takes care of the program:",
      danger,
    );
    if (!anyway)
      throw new Error(
        `${words}\nNothing was published. To publish it all the same, they add --anyway to the command.`,
      );
    say(words);
  });
}

async function main() {
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
  if (values.rollback) return void (await rollBack(target));
  const isTrial = values["dry-run"] || values.preview;
  if (!isTrial && host.isPinned(target.name) && values.scheduled)
    return console.log(
      "Someone went back to an earlier build (npm run rollback), so this scheduled run publishes nothing. To end that, publish by hand.",
    );
  await prepare(preparation({ address: target.site, root: contentFolder(), build: buildFolder }, content), {
    isTrial,
    confirmRemoved: values["confirm-removed"],
    anyway: values.anyway,
  });
  if (values["dry-run"]) return console.log("This was a dry run: nothing was published.");
  if (values.preview) return console.log(`The preview is at ${host.preview(buildFolder, target.name)}`);
  await publish(target, buildFolder);
}

if (import.meta.main) await runCommand(main, `${styleText("red", "✗")} `);
