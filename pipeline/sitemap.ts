/** sitemap.xml: every page once, with the day it last changed where content knows it. */
import { ownPages } from "../../app/content/page-table.ts";
import type { Site } from "../../app/content/site.server.ts";
import { absoluteUrl } from "../../app/content/url.ts";
import { escapeXml } from "./xml.ts";

/**
 * Only dates that stand in content: a file's own time changes with every copy of the folder, and search engines
 * stop believing a sitemap whose dates don't match its pages. A page without a date gets none.
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
