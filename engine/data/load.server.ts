/** The only way from content files to code: reads all of content/, checks it, and returns one Site. */

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFolder } from "../roots.ts";
import { spanishYear } from "./article-lists.ts";
import { buildChecks, findingsOf, hasSamples, nameChecks } from "./check/checks.ts";
import { checkStrays } from "./check/file-names.server.ts";
import { sourceOf } from "./check/text/texts.ts";
import { checkAddresses } from "./check/translations.server.ts";
import { contentVersion } from "./migrations.ts";
import { goneArticles, ownPages, type PageEntry, pagesOf } from "./pages.ts";
import { buildTime } from "./read/build-time.server.ts";
import { downloadSizes } from "./read/download-files.server.ts";
import { linksBelow, stateOf } from "./read/files-below.server.ts";
import { located } from "./read/locate.server.ts";
import { ContentError } from "./read/problem.ts";
import { safetyFolder } from "./read/safety.server.ts";
import { readFiles, type Site } from "./read/site.server.ts";
import { readSpanish } from "./read/spanish.server.ts";
import { orphansIn } from "./read/translations.server.ts";
import { shownSite } from "./shown-site.ts";
import { languageOf, spanishHome } from "./text/language.ts";

/** Text as it was typed, which is what the checks read. The site in Spanish, if there is one, is its `spanish`. */
export function readSite(root = contentFolder(), now = buildTime()): Site {
  refuseLinks(root);
  refuseOtherVersion(root);
  const { site, reader } = readFiles(root, now);
  // The rest can only be checked if every file was read.
  if (!site) throw new ContentError(reader.problems);
  const other = readSpanish(site, root, now);
  const read = new Set([...reader.files, ...other.reader.files]);
  const translations = [...other.reader.states.values(), ...orphansIn(root, read)];
  const addresses = other.site ? spanishAddresses(site, other.site, other.reader.addresses) : {};
  const known = { addresses, translations, fileSizes: downloadSizes(root) };
  const spanish = other.site && { ...other.site, ...known };
  const whole = { ...site, ...known, spanish };
  const source = sourceOf(root, now);
  const names = [...checkStrays(root, read), ...findingsOf(nameChecks, whole, source)];
  const found = [...reader.problems, ...other.reader.problems, ...names];
  // A file with another name breaks links, and would be reported once for each of them.
  if (names.length === 0)
    found.push(
      ...findingsOf(buildChecks, whole, source),
      ...(spanish ? checkAddresses(spanish, other.reader.addresses) : []),
    );
  if (found.length > 0) throw new ContentError(found.map((problem) => located(root, problem)));
  return whole;
}

/** Nothing is read through them: what they lead to would be on the site, and isn't in the repository. */
function refuseLinks(root: string) {
  const links = linksBelow(root);
  if (links.length === 0) return;
  const problem = (file: string) => ({
    file,
    path: ["file"],
    expected: "a file or a folder",
    found: "a symbolic link to another place",
    todo: "put a copy in its place, or delete it",
  });
  throw new ContentError(links.map(problem));
}

/** Files of another form would be reported field by field. Not parsed: a mistake in the file is reported when it is read. */
function refuseOtherVersion(root: string) {
  const file = path.join(root, "practice.yaml");
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  const found = Number(/^verdin: (\d+)\s*$/m.exec(text)?.[1] ?? contentVersion);
  if (found === contentVersion) return;
  throw new ContentError([
    located(root, {
      file: "practice.yaml",
      path: ["verdin"],
      expected: `${contentVersion}, the form of content that the installed version of verdin reads`,
      found: String(found),
      todo:
        found > contentVersion
          ? "install the version of verdin that the content is for: npm ci, or else npm run update"
          : "move the content to the newer form: npm run update",
    }),
  ]);
}

/** Spanish addresses of pages, by their English path. `own` has those of the Spanish files, by the English file. */
function spanishAddresses(english: Site, spanish: Site, own: ReadonlyMap<string, string | undefined>) {
  const translated = new Set(pagesOf(spanish).map(({ path }) => path));
  const pages = ownPages(english).filter(({ path }) => translated.has(path));
  const found = pages.flatMap(({ kind, path, file, year }): [string, string][] => {
    const address = own.get(file);
    if (kind === "home") return [[path, spanishHome]];
    return address ? [[path, `${spanishHome}/${address}${year ? spanishYear(year) : ""}`]] : [];
  });
  return Object.fromEntries(found);
}

/**
 * Shared by all copies of this module in one process: `npm run dev` has two, one of them loaded by Vite.
 */
const shared = globalThis as typeof globalThis & { keptSite?: Site; keptState?: string };
const finished = (site: Site, isSample: boolean, isGone = goneArticles(site)): Site => ({
  ...shownSite(site, isGone),
  hasSamples: isSample,
  spanish: site.spanish && finished(site.spanish, isSample, isGone),
});

/** A site that was read, typeset. */
export const shown = (site: Site, root = contentFolder()): Site =>
  finished(site, hasSamples(site, sourceOf(root, buildTime())));

/** The site of this run, typeset. `npm run dev` reads it again when a file has changed, or a minute has passed. */
export function loadSite(): Site {
  if (process.env.NODE_ENV === "development") {
    const state = buildTime().toISOString().slice(0, 16) + stateOf(contentFolder()) + stateOf(safetyFolder);
    if (state !== shared.keptState) shared.keptSite = undefined;
    shared.keptState = state;
  }
  shared.keptSite ??= shown(readSite());
  return shared.keptSite;
}

/** For what the table of pages has found before. */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new Error("The page is in the table of pages, but not in the content.");
  return found;
}

/** The site in the language of an address: English where it has no Spanish. */
export function siteAt(address: string): Site {
  const site = loadSite();
  return (languageOf(address) === "es" && site.spanish) || site;
}

/** The page at an address, with the site in its language. */
export function pageAt(address: string): { site: Site; page: PageEntry } | undefined {
  const site = siteAt(address);
  const page = pagesOf(site).find((one) => one.address === address);
  return page && { site, page };
}
