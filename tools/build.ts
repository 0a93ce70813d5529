/** `npm run build`: builds the site with its pictures, pages and hosting files. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { programOf } from "../environment/programs.ts";
import { compressFiles } from "../pipeline/compress.ts";
import { flattenPages } from "../pipeline/flatten.ts";
import { hostingRules } from "../pipeline/hosts/rules.ts";
import { writeTargets } from "../pipeline/hosts/targets.ts";
import { makeIcons } from "../pipeline/icons.ts";
import { buildInPlace } from "../pipeline/in-place.ts";
import { collectGarbage } from "../pipeline/memory.ts";
import { makeServiceWorker } from "../pipeline/offline.ts";
import { finishPages } from "../pipeline/pages.ts";
import { makePictures } from "../pipeline/pictures.ts";
import { makeSearch } from "../pipeline/search.ts";
import { sharedOf } from "../pipeline/share.ts";
import { writeSiteFiles } from "../pipeline/site-files.ts";
import { buildFolder, filesOf, inputsHash, siteFolder, writeStamp } from "../pipeline/stamp.ts";
import { loadSite } from "../site/load.server.ts";
import { ContentError } from "../site/read/problem.ts";
import type { Site } from "../site/read/site.server.ts";
import { slugOf } from "../site/read/slug.ts";
import { publicFolder } from "../site/view/pictures.server.ts";
import { reminder, settlement } from "./preflight.ts";

export async function build() {
  // Taken before anything is read: later edits may not be in this build.
  const inputs = inputsHash();
  const site = loadSite();
  await makePictures();
  await makeIcons();
  await buildInPlace(buildFolder, async (next) => {
    await makeSite(site, next);
    writeStamp(filesOf(next).stamp, inputs);
  });
}

async function makeSite(site: Site, folder: string) {
  const { site: root, hosting: hostingFile, settlement: settlementFile } = filesOf(folder);
  collectGarbage();
  // Open Graph images take as long as the pages: do both at once.
  const shared = sharedOf(site);
  await Promise.all([
    run([programOf("@react-router/dev", "react-router"), "build"], {
      env: { BUILD_DIR: folder, IN_BUILD: "true" },
    }),
    run(["pipeline/share-images.ts"], { input: JSON.stringify(shared) }),
  ]);
  cpSync(path.join(publicFolder, "share"), path.join(root, "share"), { recursive: true });
  flattenPages(root);
  writeSiteFiles(site, root);
  const hashes = finishPages(root);
  const hosting = hostingRules(hashes, site.hasSamples);
  writeFileSync(hostingFile, JSON.stringify(hosting, null, 2));
  writeFileSync(settlementFile, JSON.stringify(settlement(), null, 2));
  writeTargets(root, hosting, slugOf(site.practice.shortName));
  collectGarbage();
  await makeSearch(root, site);
  await makeServiceWorker(root, site);
  await compressFiles(root);
}

/** Runs a step in its own process, to free its memory afterward. Prints its output only if it fails. */
async function run(
  program: string[],
  { input = "", env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(process.execPath, program, { env: { ...process.env, ...env } });
  // The process exited before reading all input; its exit code is reported below.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await once(child, "exit");
  if (status !== 0) throw new Error((await output).join("\n"));
}

if (import.meta.main) {
  const started = performance.now();
  try {
    await build();
    console.log(
      `The site is built in ${path.relative(".", siteFolder)} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    const samples = reminder();
    if (samples) console.log(samples);
  } catch (error) {
    console.error(error instanceof ContentError ? error.message : error);
    if (existsSync(siteFolder))
      console.error(`The site that was built before is still in ${path.relative(".", siteFolder)}.`);
    process.exitCode = 1;
  }
}
