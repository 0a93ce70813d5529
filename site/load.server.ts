/** The only way from content files to code: reads all of content/, checks it, and returns one Site. */
import { hasSamples } from "./check/preflight/preflight.ts";
import { crossCheck } from "./check/references.server.ts";
import type { ParseCache } from "./read/files.server.ts";
import { located } from "./read/locate.server.ts";
import { ContentError } from "./read/problem.ts";
import { contentFolder, readFiles, type Site } from "./read/site.server.ts";
import { typeset } from "./text/typeset.ts";
import { buildTime } from "./view/build-time.server.ts";

/** Text as it was typed, which is what the checks read. */
export function readSite(root = contentFolder(), cache?: ParseCache, now = buildTime()): Site {
  const { site, reader } = readFiles(root, cache, now);
  // References can only be checked if every file was read.
  for (const problem of site ? crossCheck(site, root, reader.files) : [])
    reader.report(located(root, problem));
  if (!site || reader.problems.length > 0) throw new ContentError(reader.problems);
  return site;
}

/**
 * Shared by all copies of this module in one process. React Router's build has two, its configuration's and its pages';
 * with thousands of articles the second would still be reading when the first page is due (10 s).
 */
const shared = globalThis as typeof globalThis & { keptSite?: Site };
const edited: ParseCache = new Map();
/** Search compares its words with what visitors type, so they are not typeset; its answers are. */
const finished = (site: Site, root = contentFolder()): Site => ({
  ...typeset(site),
  search: { ...site.search, answers: typeset(site.search.answers) },
  hasSamples: hasSamples(root, site),
});

/** The site of this run, typeset. `npm run dev` rereads changed files on every request. */
export function loadSite(): Site {
  if (process.env.NODE_ENV === "development") return finished(readSite(contentFolder(), edited));
  shared.keptSite ??= finished(readSite());
  return shared.keptSite;
}
