/** Generated files for search engines, feed readers, address books and the office finder. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articlePages, articlesFile } from "../site/article-list.ts";
import type { Site } from "../site/read/site.server.ts";
import { redirectsFile, sentRedirects } from "../site/text/redirects.ts";
import { articleCard } from "../site/view/cards.server.ts";
import { contactCardPath } from "../site/view/url.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { vcard } from "./vcards.ts";
import { wellKnownFiles } from "./well-known.ts";

/** Files by URL. Text is generated on request. */
export const siteFiles = (site: Site): Record<string, () => string> => ({
  "/sitemap.xml": () => sitemap(site),
  "/robots.txt": () => robots(site),
  "/feed.xml": () => rssFeed(site),
  "/feed.json": () => jsonFeed(site),
  ...wellKnownFiles(site),
  // Fetched by the office finder.
  ...(articlePages(site.articles.length) > 1 && {
    [articlesFile]: () => JSON.stringify(site.articles.map(articleCard)),
  }),
  [redirectsFile]: () =>
    JSON.stringify(Object.fromEntries(sentRedirects(site.redirects).map(({ from, to }) => [from, to]))),
  ...(site.zipCodes && { "/data/zip-codes.json": () => JSON.stringify(site.zipCodes) }),
  ...Object.fromEntries(
    site.locations.map((location) => [contactCardPath(location.slug), () => vcard(site, location)]),
  ),
});

export function writeSiteFiles(site: Site, root: string) {
  for (const [file, text] of Object.entries(siteFiles(site))) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text());
  }
}
