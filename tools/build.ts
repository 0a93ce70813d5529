/** `npm run build`: builds the site with its pictures, pages and hosting files. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { programOf } from "../environment/programs.ts";
import { hiddenFiles, writeHostFiles } from "../hosts/hosts.ts";
import { writeIntegrity } from "../hosts/integrity.ts";
import { hostingRules } from "../hosts/rules.ts";
import { compressFiles } from "../pipeline/compress.ts";
import { flattenPages } from "../pipeline/flatten.ts";
import { makeIcons } from "../pipeline/icons.ts";
import { buildInPlace } from "../pipeline/in-place.ts";
import { collectGarbage } from "../pipeline/memory.ts";
import { makeServiceWorker } from "../pipeline/offline.ts";
import { originOf } from "../pipeline/origin.ts";
import { finishPages } from "../pipeline/pages.ts";
import { makePictures } from "../pipeline/pictures.ts";
import { makeSearch } from "../pipeline/search.ts";
import { sharedOf } from "../pipeline/share.ts";
import { writeSiteFiles } from "../pipeline/site-files.ts";
import {
  buildFolder,
  editedBetween,
  filesOf,
  inputsHash,
  inputsNow,
  siteFolder,
  writeStamp,
} from "../pipeline/stamp.ts";
import { loadSite } from "../site/load.server.ts";
import { ContentError } from "../site/read/problem.ts";
import type { Site } from "../site/read/site.server.ts";
import { slugOf } from "../site/read/slug.ts";
import { isoDate } from "../site/schema/fields.ts";
import { sentRedirects } from "../site/text/redirects.ts";
import { publicFolder } from "../site/view/pictures.server.ts";
import { reminder, settlement } from "./preflight.ts";

/** Expected failures, whose message is all that an owner needs. */
class BuildError extends Error {}

export async function build() {
  await buildInPlace(buildFolder, async (next) => {
    // Taken before anything is read. The steps read content at different times, so after an edit in between parts of the
    // site may be old and others new.
    const inputs = inputsNow();
    const site = loadSite();
    await makePictures({ say: console.log });
    await makeIcons();
    await makeSite(site, next);
    const edited = editedBetween(inputs, inputsNow());
    if (edited.length > 0) throw new BuildError(editedMessage(edited));
    writeStamp(filesOf(next).stamp, inputsHash(inputs), nextDue(site));
  });
}

/** When the next article is due, if one is. */
function nextDue({ drafts, practice: { timeZone } }: Site) {
  const [day] = drafts
    .filter(({ waitsFor }) => waitsFor === "date")
    .map(({ date }) => isoDate(date))
    .sort();
  return day ? { day, timeZone } : undefined;
}

const editedMessage = (files: string[]) =>
  [
    "Files were edited while the site was being built, so it was not taken:",
    ...files.slice(0, 5).map((file) => `  ${file}`),
    ...(files.length > 5 ? [`  and ${files.length - 5} more`] : []),
    "Build it again: npm run build",
  ].join("\n");

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
  const hosting = hostingRules(hashes, {
    httpsForSubdomains: site.practice.httpsForSubdomains,
    moved: sentRedirects(site.redirects),
    hasSamples: site.hasSamples,
    hasSpanish: site.spanish !== undefined,
    hiddenFiles,
  });
  writeFileSync(hostingFile, JSON.stringify(hosting, null, 2));
  writeFileSync(settlementFile, JSON.stringify(settlement(), null, 2));
  writeHostFiles(folder, hosting, slugOf(site.practice.shortName));
  collectGarbage();
  await makeSearch(root, site);
  await makeServiceWorker(root, site);
  await compressFiles(root);
  writeIntegrity(root, originOf(site), hosting);
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
  if (status !== 0) throw new BuildError((await output).join("\n").trim());
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
    console.error(error instanceof ContentError || error instanceof BuildError ? error.message : error);
    if (existsSync(siteFolder))
      console.error(`The site that was built before is still in ${path.relative(".", siteFolder)}.`);
    process.exitCode = 1;
  }
}
