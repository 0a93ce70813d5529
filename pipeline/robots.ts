/** robots.txt: allows every crawler and links the sitemap. */

import type { Site } from "../site/read/site.server.ts";
import { absoluteUrl } from "../site/view/url.ts";

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
