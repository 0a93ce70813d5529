/** robots.txt: welcomes every crawler and names the sitemap. */
import type { Site } from "../../app/content/site.server.ts";
import { absoluteUrl } from "../../app/content/url.ts";
import { isSampleHost } from "../sample-host.ts";

/**
 * While the address of the site is a sample, nothing may be indexed: invented providers and reviews would be found
 * as real ones, wherever the files happen to be served. robots.txt does that alone. The pages themselves carry no
 * noindex, so that the markup that was tested is the markup that ships, and no forgotten tag keeps the real site out
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
