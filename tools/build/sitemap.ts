/** sitemap.xml: every page once, with the day it last changed where content knows it. */
import { newestDate } from "../../app/content/dates.ts";
import { aliasPaths, allPaths } from "../../app/content/paths.ts";
import type { Site } from "../../app/content/site.server.ts";
import { absoluteUrl } from "../../app/content/url.ts";
import { escapeXml } from "./xml.ts";

/**
 * Only dates that stand in content: a file's own time changes with every copy of the folder, and search engines
 * stop believing a sitemap whose dates don't match its pages. A page without a date gets none.
 */
function lastChanges(site: Site): Map<string, string | undefined> {
  const changes: [path: string, day: string | undefined][] = [
    ...site.textPages.map(({ slug, updated }): [string, string | undefined] => [
      `/${slug}`,
      updated && newestDate([updated]),
    ]),
    ...site.articles.map((article): [string, string] => [
      `/blogs/${article.slug}`,
      newestDate([article.date, ...article.notes.map(({ date }) => date)]),
    ]),
    ["/blogs", newestDate(site.articles.map(({ date }) => date))],
    ["/insurance", newestDate([site.pages.insurance.lastChecked])],
    ["/testimonials", newestDate(site.testimonials.reviews.map(({ date }) => date))],
  ];
  return new Map(changes.map(([path, day]) => [absoluteUrl(site, path), day]));
}

export function sitemap(site: Site): string {
  const changes = lastChanges(site);
  const entries = allPaths(site)
    .filter((path) => !aliasPaths.has(path))
    .map((path) => {
      const url = absoluteUrl(site, path);
      const changed = changes.get(url);
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `  <url><loc>${escapeXml(url)}</loc>${lastmod}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}
