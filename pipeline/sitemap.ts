/** sitemap.xml: every page once, with the day of its last change if content gives one. */
import { ownPages } from "../site/pages.ts";
import type { Site } from "../site/read/site.server.ts";
import { absoluteUrl } from "../site/view/url.ts";
import { escapeXml } from "./xml.ts";

/**
 * Only dates from content: file times change with every copy of the folder, and search engines
 * ignore a sitemap whose dates don't match its pages.
 */
export function sitemap(site: Site): string {
  const entries = ownPages(site).map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
    return `  <url><loc>${escapeXml(absoluteUrl(site, path))}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
