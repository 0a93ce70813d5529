/** Generated files for search engines, feed readers, address books and the office finder. */
import path from "node:path";
import { writeFile } from "../environment/write-file.ts";
import type { Site } from "../site/read/site.server.ts";
import { editionsOf, fileIn } from "../site/text/language.ts";
import { contactCardPath } from "../site/view/url.ts";
import { rssFeed } from "./feeds.ts";
import { robots, sitemap } from "./sitemap.ts";
import { vcard } from "./vcards.ts";
import { wellKnownFiles } from "./well-known.ts";

/** Files by URL. Text is generated on request. */
export const siteFiles = (site: Site): Record<string, () => string> => ({
  "/sitemap.xml": () => sitemap(site),
  "/robots.txt": () => robots(site),
  ...wellKnownFiles(site),
  // Fetched by the office finder.
  ...(site.zipCodes && { "/data/zip-codes.json": () => JSON.stringify(site.zipCodes) }),
  ...Object.assign({}, ...editionsOf(site).map(filesInLanguage)),
});

/** Files that each language has of its own. */
const filesInLanguage = (site: Site): Record<string, () => string> => ({
  [fileIn(site, "/feed.xml")]: () => rssFeed(site),
  ...Object.fromEntries(
    site.locations.map((location) => [contactCardPath(site, location.slug), () => vcard(site, location)]),
  ),
});

export function writeSiteFiles(site: Site, root: string) {
  for (const [file, text] of Object.entries(siteFiles(site))) writeFile(path.join(root, file), text());
}
