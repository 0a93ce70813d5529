/** Generated files for search engines, feed readers, address books, browsers and the office finder. */
import path from "node:path";
import { ownPages } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { isoDate } from "../data/schema/fields.ts";
import { editionsOf, fileIn } from "../data/text/language.ts";
import { absoluteUrl, contactCardPath } from "../data/view/url.ts";
import { rssFeed } from "./feeds.ts";
import { vcard } from "./vcards.ts";
import { writeFile } from "./write-file.ts";
import { escapeXml } from "./xml.ts";

/** Files by URL. Text is generated on request. */
export function siteFiles(site: Site): Record<string, () => string> {
  const { security } = site.practice;
  return {
    "/sitemap.xml": () => sitemap(site),
    "/robots.txt": () => robots(site),
    ...(security && { [securityPath]: () => securityTxt(site, security) }),
    "/.well-known/gpc.json": () => globalPrivacyControl(site),
    // Fetched by the office finder.
    ...(site.zipCodes && { "/data/zip-codes.json": () => JSON.stringify(site.zipCodes) }),
    ...Object.assign({}, ...editionsOf(site).map(filesInLanguage)),
  };
}

const filesInLanguage = (site: Site): Record<string, () => string> => ({
  [fileIn(site, "/feed.xml")]: () => rssFeed(site),
  ...Object.fromEntries(
    site.offices.map((location) => [contactCardPath(site, location.slug), () => vcard(site, location)]),
  ),
});

export function writeSiteFiles(site: Site, root: string) {
  for (const [file, text] of Object.entries(siteFiles(site))) writeFile(path.join(root, file), text());
}

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
 * The same for a site with samples, which may not be indexed: a crawler that may not fetch a page never sees that the page
 * (data/view/meta.server.ts) and every answer of the server (hosts/rules.ts) forbid it, and may list its address.
 */
export const robots = (site: Site) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(site, "/sitemap.xml")}\n`;

const securityPath = "/.well-known/security.txt";

/** RFC 9116. */
function securityTxt(site: Site, { contact, expires }: NonNullable<Site["practice"]["security"]>): string {
  const address = contact ?? site.practice.email;
  return [
    `Contact: ${address.startsWith("https:") ? address : `mailto:${address}`}`,
    `Expires: ${isoDate(expires)}T23:59:59Z`,
    "Preferred-Languages: en",
    `Canonical: ${absoluteUrl(site, securityPath)}`,
    "",
  ].join("\n");
}

/**
 * https://privacycg.github.io/gpc-spec/: this site obeys Sec-GPC, since it neither sells nor shares data of anyone. The
 * date is the privacy policy's.
 */
function globalPrivacyControl({ textPages }: Site): string {
  const updated = textPages.find(({ slug }) => slug === "privacy-policy")?.updated;
  return `${JSON.stringify({ gpc: true, ...(updated && { lastUpdate: isoDate(updated) }) })}\n`;
}
