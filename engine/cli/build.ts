/** Builds the site with its pictures, pages and hosting files. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { compressFiles } from "../build/compress.ts";
import { copyDownloads } from "../build/downloads.ts";
import { makeIcons } from "../build/icons.ts";
import { BuildError, buildInPlace } from "../build/in-place.ts";
import { makeServiceWorker } from "../build/offline.ts";
import { originOf } from "../build/origin.ts";
import { makePictures } from "../build/pictures.ts";
import { renderPages } from "../build/render.ts";
import { makeSearch } from "../build/search.ts";
import { makeShareImages } from "../build/share-images.ts";
import { writeSiteFiles } from "../build/site-files.ts";
import {
  buildFolder,
  editedBetween,
  filesOf,
  inputs,
  inputsHash,
  isFresh,
  siteFolder,
  writeStamp,
} from "../build/stamp.ts";
import { shownPictures } from "../data/check/pictures.server.ts";
import { leftOutPages } from "../data/check/translations.server.ts";
import { loadSite } from "../data/load.server.ts";
import { statesOf } from "../data/read/files-below.server.ts";
import { ContentError } from "../data/read/problem.ts";
import type { Site } from "../data/read/site.server.ts";
import { slugOf } from "../data/read/slug.ts";
import { sentRedirects } from "../data/text/redirects.ts";
import { host, writeHostFiles } from "../hosts/files.ts";
import { writeIntegrity } from "../hosts/integrity.ts";
import type { PreflightResult } from "../hosts/publish.ts";
import { hostingRules } from "../hosts/rules.ts";
import { contentFolder } from "../roots.ts";
import { preflightResult } from "./preflight.ts";

type Say = (text: string) => void;

export async function build(say: Say = () => undefined) {
  await buildInPlace(buildFolder, async (next) => {
    // Taken before anything is read. The steps read content at different times, so after an edit in between parts of the
    // site may be old and others new, or a step may fail.
    const before = statesOf(inputs);
    try {
      say("reading the content");
      const site = loadSite();
      say("pictures");
      await makePictures(shownPictures(site, contentFolder()));
      copyDownloads();
      await makeIcons();
      await makeSite(site, next, say);
      writeStamp(filesOf(next).stamp, inputsHash(before), site.practice.timeZone);
    } finally {
      // Also after an error, which the edit may have caused.
      const edited = editedBetween(before, statesOf(inputs));
      // biome-ignore lint/correctness/noUnsafeFinally: replaces that error.
      if (edited.length > 0) throw new BuildError(editedMessage(edited));
    }
  });
}

const editedMessage = (files: string[]) =>
  [
    "Files were edited while the site was being built, so it was not taken:",
    ...files.slice(0, 5).map((file) => `  ${file}`),
    ...(files.length > 5 ? [`  and ${files.length - 5} more`] : []),
    "Build it again: npm run build",
  ].join("\n");

async function makeSite(site: Site, folder: string, say: Say) {
  const { site: root, hosting: hostingFile, preflight } = filesOf(folder);
  say("pages");
  const hashes = await renderPages(site, folder);
  rmSync(path.join(folder, "server"), { recursive: true });
  say("images for shared links");
  await makeShareImages(site, root);
  say("finishing the pages");
  writeSiteFiles(site, root);
  const hosting = hostingRules(hashes, {
    httpsForSubdomains: site.practice.httpsForSubdomains,
    moved: sentRedirects(site.redirects),
    hasSamples: site.hasSamples,
    hasSpanish: site.spanish !== undefined,
    hiddenFiles: host.hiddenFiles,
  });
  writeFileSync(hostingFile, JSON.stringify(hosting, null, 2));
  say("preflight");
  writeFileSync(preflight, JSON.stringify(preflightResult(), null, 2));
  writeHostFiles(folder, hosting, slugOf(site.practice.shortName));
  say("search");
  await makeSearch(root, site);
  await makeServiceWorker(root, site);
  say("compressing");
  await compressFiles(root);
  writeIntegrity(root, originOf(site), hosting);
}

/** One line where the owner can mend it: the content, or a disk that is full or may not be written to. */
function messageOf(error: unknown) {
  if (!(error instanceof Error)) return error;
  if (/\b(?:ENOSPC|EDQUOT)\b/.test(error.message))
    return "The disk is full, so the site could not be built. Make room on it, then build again: npm run build";
  const isExpected = error instanceof ContentError || error instanceof BuildError || "syscall" in error;
  return isExpected ? error.message : error;
}

if (import.meta.main && !(process.argv.includes("--unless-fresh") && isFresh())) {
  const started = performance.now();
  try {
    await build(console.log);
    console.log(
      `The site is built in ${path.relative(".", siteFolder)} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    for (const line of leftOutPages(loadSite())) console.log(line);
    const { remaining }: PreflightResult = JSON.parse(readFileSync(filesOf(buildFolder).preflight, "utf8"));
    const items = remaining === 1 ? "1 item is" : `${remaining} items are`;
    if (remaining > 0) console.log(`${items} left to fix before the site may go public: npm run preflight`);
  } catch (error) {
    console.error(messageOf(error));
    if (existsSync(siteFolder))
      console.error(`The site that was built before is still in ${path.relative(".", siteFolder)}.`);
    process.exitCode = 1;
  }
}
