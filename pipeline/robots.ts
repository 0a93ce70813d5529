/** robots.txt: allows every crawler and links the sitemap. */

import { isSampleHost } from "../site/check/preflight/sample-host.ts";
import type { Site } from "../site/read/site.server.ts";
import { absoluteUrl } from "../site/view/url.ts";

/**
 * While the site's URL is a sample, nothing may be indexed, so that made-up providers and reviews aren't taken
 * for real ones. Only robots.txt does this. The pages have no
 * noindex, so that the tested markup is what ships, and no forgotten tag keeps the real site out
 * of search.
 */
export function robots(site: Site): string {
  const isSample = isSampleHost(new URL(site.practice.url).hostname);
  return [
    ...(isSample ? ["# The address of this site is a sample, so nothing on it is to be indexed."] : []),
    "User-agent: *",
    isSample ? "Disallow: /" : "Allow: /",
    "",
    `Sitemap: ${absoluteUrl(site, "/sitemap.xml")}`,
    "",
  ].join("\n");
}
