/** Writes what search engines, feed readers and address books take from the site. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Site } from "../../app/content/site.server.ts";
import { contactCardPath } from "../../app/content/url.ts";
import { jsonFeed, rssFeed } from "./feeds.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";
import { vcard } from "./vcards.ts";

export function writeSiteFiles(site: Site, root: string) {
  const files: [path: string, text: string][] = [
    ["/sitemap.xml", sitemap(site)],
    ["/robots.txt", robots(site)],
    ["/feed.xml", rssFeed(site)],
    ["/feed.json", jsonFeed(site)],
    ...site.locations.map((location): [string, string] => [
      contactCardPath(location.slug),
      vcard(site, location),
    ]),
  ];
  for (const [file, text] of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}
