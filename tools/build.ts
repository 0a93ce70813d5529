/** Makes the whole site: pictures, pages, and the files that hosts need. `npm run build`. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { publicFolder } from "../app/content/pictures.server.ts";
import { ContentError } from "../app/content/problem.ts";
import { loadSite } from "../app/content/site.server.ts";
import { compressFiles } from "./build/compress.ts";
import { flattenPages } from "./build/flatten.ts";
import { tidyMemory } from "./build/memory.ts";
import { makeServiceWorker } from "./build/offline.ts";
import { finishPages } from "./build/pages.ts";
import { makeSearch } from "./build/search.ts";
import { type Shared, sharedPages } from "./build/share.ts";
import { writeSiteFiles } from "./build/site-files.ts";
import { hostingFile, siteFolder, writeStamp } from "./build/stamp.ts";
import { programOf } from "./environment/programs.ts";
import { hostingRules } from "./hosting/rules.ts";
import { writeTargets } from "./hosting/targets.ts";
import { makeIcons } from "./icons.ts";
import { makePictures } from "./pictures.ts";
import { reminder } from "./preflight.ts";

export async function build() {
  const site = loadSite();
  rmSync(siteFolder, { recursive: true, force: true });
  await makePictures();
  await makeIcons();
  tidyMemory();
  // Sharing pictures take as long as the pages: make both at once.
  const shared: Shared = { practice: site.practice.name, pages: sharedPages(site) };
  await Promise.all([
    run([programOf("@react-router/dev", "react-router"), "build"]),
    run(["tools/share-images.ts"], JSON.stringify(shared)),
  ]);
  cpSync(path.join(publicFolder, "share"), path.join(siteFolder, "share"), { recursive: true });
  flattenPages(siteFolder);
  writeSiteFiles(site, siteFolder);
  const hashes = finishPages(siteFolder);
  const hosting = hostingRules(hashes);
  writeFileSync(hostingFile, JSON.stringify(hosting, null, 2));
  writeTargets(siteFolder, hosting);
  tidyMemory();
  await makeSearch(siteFolder, site);
  await makeServiceWorker(siteFolder, site);
  await compressFiles(siteFolder);
  writeStamp();
}

/** A step in a process of its own: its memory is free after it. What it says is only shown when it fails. */
async function run(program: string[], input = "") {
  const child = spawn(process.execPath, program);
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
    process.exitCode = 1;
  }
}
