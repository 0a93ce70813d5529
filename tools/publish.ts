/**
 * `npm run publish -- HOST`: checks the content, asks preflight, builds, tests the built pages, publishes, and compares the
 * live site with the build. Stops at the first of these that fails. `npm run rollback -- HOST` puts the build before live.
 *   --dry-run           everything but publishing
 *   --preview           shows the build at an address of its own, where the host has such
 *   --confirm-removed   publishes although pages of the live site would be gone
 *   --anyway            publishes although pages have faults of the program
 *   --scheduled         publishes nothing after a rollback, for runs that nobody started
 *   --verify URL        compares with this address instead of `url` in practice.yaml
 * HOST is cloudflare (`--login` once), or folder FOLDER (`--reload COMMAND`, `--listen ADDRESS`). docs/hosting.md says more.
 */
import { parseArgs, styleText } from "node:util";
import { runCommand } from "../environment/command.ts";
import { runProgram } from "../environment/run-program.ts";
import type { Host } from "../hosts/host.ts";
import { hosts } from "../hosts/hosts.ts";
import { networkReason } from "../hosts/live.ts";
import { type PreflightResult, publish, refuse, rollBack } from "../hosts/publish.ts";
import { buildFolder } from "../pipeline/stamp.ts";
import { formatRemoved, removedPages } from "../site/check/removed.server.ts";
import { readSite } from "../site/load.server.ts";
import type { Site } from "../site/read/site.server.ts";
import { slugOf } from "../site/read/slug.ts";
import { environmentOf, published } from "../tests/practices.ts";
import { type Fault, formatFaults, newFaults, pageFaults } from "./page-faults.ts";
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
  newFaults: (faults: Fault[]) => newFaults(faults, address),
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
    const found = await work.newFaults(faults);
    const old = faults.filter((fault) => !found.includes(fault));
    if (old.length > 0)
      say(`Faults of the program that the live site has too, so they don't stop you:\n${formatFaults(old)}`);
    if (found.length === 0) return;
    const words = `These pages have a fault. It is a fault of the program, not of your text. Please send these lines to whoever takes care of the program:\n${formatFaults(found)}`;
    if (!anyway)
      throw new Error(
        `${words}\nNothing was published. To publish it all the same, they add --anyway to the command.`,
      );
    say(words);
  });
}

function hostNamed(name: string, command: string): Host {
  const usages = Object.values(hosts).map(({ usage }) => `npm run ${command} -- ${usage}`);
  const host = hosts[name];
  if (host) return host;
  const unknown = name ? `There is no host “${name}”. ` : "";
  throw new Error(`${unknown}Say which host: ${usages.join(" or ")}`);
}

async function main() {
  refuseOtherFolders();
  const flag = { type: "boolean", default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ rollback: flag, "dry-run": flag, preview: flag, login: flag, scheduled: flag },
      ...{ "confirm-removed": flag, anyway: flag },
      reload: { type: "string" },
      listen: { type: "string" },
      verify: { type: "string" },
    },
  });
  const [hostName = "", place] = positionals;
  // Without a host; a dry run of a host stops where that host would.
  const isTrial = values["dry-run"] && hostName === "";
  const host = isTrial ? undefined : hostNamed(hostName, values.rollback ? "rollback" : "publish");
  if (values.login) return host?.logIn?.();
  const content = readSite();
  const site = values.verify ?? content.practice.url;
  const { reload, listen } = values;
  const options = { name: slugOf(content.practice.shortName), place, reload, listen };
  if (values.rollback && host) return rollBack({ host, options, site });
  if (values.preview && !host?.preview) throw new Error(`There are no previews on ${hostName}.`);
  if (!values.preview && host?.isPinned(options) && values.scheduled)
    return console.log(
      "Someone went back to an earlier build (npm run rollback), so this scheduled run publishes nothing. To end that, publish by hand.",
    );
  await prepare(preparation(site, content), {
    isTrial: isTrial || values.preview,
    confirmRemoved: values["confirm-removed"],
    anyway: values.anyway,
  });
  if (values["dry-run"] || !host) return console.log("This was a dry run: nothing was published.");
  if (values.preview) return console.log(`The preview is at ${host.preview?.(buildFolder, options)}`);
  await publish({ host, options, site }, buildFolder);
}

if (import.meta.main) await runCommand(main, `${styleText("red", "✗")} `);
