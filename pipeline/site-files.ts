/** What search engines, feed readers, address books and the office finder take from the site. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { articleCard } from "../../app/content/cards.server.ts";
import { articlePages, articlesFile } from "../../app/content/page-table.ts";
import type { Site } from "../../app/content/site.server.ts";
import { contactCardPath } from "../../app/content/url.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { vcard } from "./vcards.ts";

/** Each file by its address. A text is made when it is asked for. */
export const siteFiles = (site: Site): Record<string, () => string> => ({
  "/sitemap.xml": () => sitemap(site),
  "/robots.txt": () => robots(site),
  "/feed.xml": () => rssFeed(site),
  "/feed.json": () => jsonFeed(site),
  // Fetched only by visitors who look for the nearest office.
  ...(articlePages(site.articles.length) > 1 && {
    [articlesFile]: () => JSON.stringify(site.articles.map(articleCard)),
  }),
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
