/** Makes the whole site: pictures, pages, and the files that hosts need. `npm run build`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { publicFolder } from "../app/content/pictures.server.ts";
import { ContentError } from "../app/content/problem.ts";
import { loadSite, type Site } from "../app/content/site.server.ts";
import { compressFiles } from "./build/compress.ts";
import { flattenPages } from "./build/flatten.ts";
import { buildInPlace } from "./build/in-place.ts";
import { tidyMemory } from "./build/memory.ts";
import { makeServiceWorker } from "./build/offline.ts";
import { finishPages } from "./build/pages.ts";
import { makeSearch } from "./build/search.ts";
import { sharedOf } from "./build/share.ts";
import { writeSiteFiles } from "./build/site-files.ts";
import { buildFolder, filesOf, inputsHash, siteFolder, writeStamp } from "./build/stamp.ts";
import { programOf } from "./environment/programs.ts";
import { hostingRules } from "./hosting/rules.ts";
import { writeTargets } from "./hosting/targets.ts";
import { makeIcons } from "./icons.ts";
import { makePictures } from "./pictures.ts";
import { reminder } from "./preflight.ts";

export async function build() {
  // Taken before anything is read: what is edited from now on is not surely in this build.
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
  const { site: root, hosting: hostingFile } = filesOf(folder);
  tidyMemory();
  // Sharing pictures take as long as the pages: make both at once.
  const shared = sharedOf(site);
  await Promise.all([
    run([programOf("@react-router/dev", "react-router"), "build"], {
      env: { BUILD_DIR: folder, IN_BUILD: "true" },
    }),
    run(["tools/share-images.ts"], { input: JSON.stringify(shared) }),
  ]);
  cpSync(path.join(publicFolder, "share"), path.join(root, "share"), { recursive: true });
  flattenPages(root);
  writeSiteFiles(site, root);
  const hashes = finishPages(root);
  const hosting = hostingRules(hashes);
  writeFileSync(hostingFile, JSON.stringify(hosting, null, 2));
  writeTargets(root, hosting);
  tidyMemory();
  await makeSearch(root, site);
  await makeServiceWorker(root, site);
  await compressFiles(root);
}

/** A step in a process of its own: its memory is free after it. What it says is only shown when it fails. */
async function run(
  program: string[],
  { input = "", env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(process.execPath, program, { env: { ...process.env, ...env } });
  // It ended before it had read all: its status tells.
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
