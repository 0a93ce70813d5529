/**
 * `npm run publish -- WAY`: checks the content, asks preflight, builds, tests the built pages, publishes, and compares the
 * live site with the build. Stops at the first of these that fails. `npm run rollback -- WAY` puts the build before live.
 * docs/hosting.md has the ways and their options.
 */
import path from "node:path";
import { parseArgs, styleText } from "node:util";
import { ensureBrowsers, howToGet } from "../environment/browsers.ts";
import { programOf } from "../environment/programs.ts";
import { runProgram } from "../environment/results.ts";
import { refuse, type Settlement } from "../hosts/gate.ts";
import { ways } from "../hosts/hosts.ts";
import { deploy, rollBack } from "../hosts/publish.ts";
import { previewOnCloudflare } from "../hosts/wrangler.ts";
import { buildFolder } from "../pipeline/stamp.ts";
import { notePublished } from "../site/check/published.server.ts";
import { readSite } from "../site/load.server.ts";
import { contentFolder } from "../site/read/site.server.ts";
import { environmentOf, published } from "../tests/practices.ts";
import { settlement } from "./preflight.ts";

/** The steps before anything is sent. Each throws if it fails. */
export interface Preparation {
  content: () => Promise<void>;
  settlement: () => Settlement;
  build: () => Promise<void>;
  tests: () => Promise<void>;
}

/**
 * Everything is about one content folder and one build folder. The tests of the pages know no others, so with another one,
 * preflight would ask about what is not published.
 */
export function refuseOtherFolders(env = process.env) {
  for (const [name, folder] of Object.entries({
    CONTENT_DIR: published.content,
    BUILD_DIR: published.build,
  })) {
    const other = env[name];
    if (other && path.resolve(other) !== path.resolve(folder))
      throw new Error(
        `${name} names ${other}, but only ${folder} can be published. Run this without ${name}; to publish that practice, make its folder ${published.content} in a copy of this project.`,
      );
  }
}

async function run(args: string[]) {
  const env = { ...environmentOf(published), PRACTICE: published.name };
  const { ok, output } = await runProgram(process.execPath, args, env);
  if (!ok) throw new Error(output.trim().split("\n").slice(-120).join("\n"));
}

const preparation: Preparation = {
  content: () => run(["tools/content.ts", "--quiet"]),
  settlement: () => settlement(),
  build: () => run(["tools/build.ts"]),
  async tests() {
    const [missing] = ensureBrowsers(["chromium"]);
    if (missing) throw new Error(`The pages are tested in ${missing}. To get it: ${howToGet(missing)}`);
    await run([programOf("vitest", "vitest"), "run", "--reporter=dot", "tests/live"]);
    await run([programOf("@playwright/test", "playwright"), "test", "tests/live", "--reporter=dot"]);
  },
};

/** `isTrial`: goes on while preflight has something to settle, because nothing is published. */
export async function prepare(work: Preparation, isTrial: boolean, say = console.log) {
  const step = async (name: string, task: () => Promise<void>) => {
    const started = performance.now();
    await task();
    say(`✓ ${name} (${((performance.now() - started) / 1000).toFixed(0)} s)`);
  };
  await step("content", work.content);
  await step("preflight", async () => {
    const found = work.settlement();
    if (!isTrial) refuse(found);
    else if (found.toSettle > 0) say(`${found.report}\n`);
  });
  await step("build", work.build);
  await step("tests of the pages", work.tests);
}

async function main() {
  refuseOtherFolders();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rollback: { type: "boolean", default: false },
      "dry-run": { type: "boolean", default: false },
      preview: { type: "boolean", default: false },
      reload: { type: "string" },
      listen: { type: "string" },
      verify: { type: "string" },
    },
  });
  const [wayName = "", name] = positionals;
  const isDry = values["dry-run"];
  // A dry run of a way stops where that way would.
  const isTrial = values.preview || (isDry && wayName === "");
  const wayOf = ways[wayName];
  if (!wayOf && !isTrial)
    throw new Error(`Name a way to publish: npm run publish -- ${Object.keys(ways).join(" | ")}`);
  const { reload, listen } = values;
  const way = wayOf?.({ build: buildFolder, name, reload, listen });
  const site = values.verify ?? readSite().practice.url;
  if (way && values.rollback) return rollBack({ way, site });
  await prepare(preparation, isTrial);
  if (values.preview) return console.log(`The preview is at ${previewOnCloudflare(buildFolder)}`);
  if (isDry) return console.log("This was a dry run: nothing was published.");
  if (!way) return;
  await deploy({ way, site }, buildFolder);
  const root = contentFolder();
  console.log(`${notePublished(readSite(root), root)} Commit that file if it changed.`);
}

if (import.meta.main)
  try {
    await main();
  } catch (error) {
    console.error(styleText("red", "✗"), error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
