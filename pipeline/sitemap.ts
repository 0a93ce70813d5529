/** sitemap.xml: every page once, with the day of its last change if content gives one. */
import { ownPages } from "../site/pages.ts";
import type { Site } from "../site/read/site.server.ts";
import { editionsOf } from "../site/text/language.ts";
import { absoluteUrl } from "../site/view/url.ts";
import { escapeXml } from "./xml.ts";

const urlOf = (site: Site, path: string) => escapeXml(absoluteUrl(site, path));

/** A page in two languages names both, and the one for readers of any other. */
function alternates(site: Site, path: string): string {
  if (!site.spanish || !(path in site.addresses)) return "";
  const [en, es] = [urlOf(site, path), urlOf(site.spanish, path)];
  return Object.entries({ en, es, "x-default": en })
    .map(([language, url]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
    .join("");
}

/**
 * Only dates from content: file times change with every copy of the folder, and search engines
 * ignore a sitemap whose dates don't match its pages.
 */
export function sitemap(site: Site): string {
  const entries = editionsOf(site).flatMap((edition) =>
    ownPages(edition).map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : "";
      return `  <url><loc>${urlOf(edition, path)}</loc>${lastmod}${alternates(site, path)}</url>`;
    }),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/**
 * While anything on the site is made up, nothing may be indexed, so that invented providers and reviews aren't taken for
 * real ones. The pages say it too (site/view/meta.server.ts), and every answer of the server (hosts/rules.ts).
 */
export function robots(site: Site): string {
  return [
    ...(site.hasSamples ? ["# Parts of this site are samples, so nothing on it is to be indexed."] : []),
    "User-agent: *",
    site.hasSamples ? "Disallow: /" : "Allow: /",
    "",
    `Sitemap: ${absoluteUrl(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
