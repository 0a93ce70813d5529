/** Public pages that a publish would remove without a redirect. Bookmarks, search engines and printed cards have their addresses. */
import { allPaths } from "../pages.ts";
import { nearest } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { addressElsewhere } from "../text/language.ts";
import { sentAddress, sentRedirects } from "../text/redirects.ts";

interface Removed {
  address: string;
  /** The line for redirects.yaml. None for a translation of a page that has no other: its readers would get English. */
  redirect?: string;
}

/** `sitemap`: the text of the live site's sitemap.xml. */
export function removedPages(site: Site, sitemap: string): Removed[] {
  const live = entriesOf(sitemap);
  const pages = allPaths(site).map(sentAddress);
  const added = pages.filter((page) => !live.some(({ address }) => address === page));
  const known = new Set([...pages, ...sentRedirects(site.redirects).map(({ from }) => from)]);
  return live
    .filter(({ address }) => !known.has(address))
    .map(({ address, english = address }) => {
      const isTranslation = english !== address && pages.includes(english);
      const to = isTranslation
        ? addressElsewhere(site, english)
        : (nearest(address, added) ?? parentOf(address, pages));
      return { address, ...(to && { redirect: `- { from: ${address}, to: ${to} }` }) };
    });
}

/** The addresses in a sitemap, each with that of its English page if it has translations. */
function entriesOf(sitemap: string): { address: string; english?: string | undefined }[] {
  const pathOf = (url = "") => (URL.canParse(url) ? new URL(url).pathname : undefined);
  return [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].flatMap(([, entry = ""]) => {
    const address = pathOf(/<loc>\s*([^<]*?)\s*<\/loc>/.exec(entry)?.[1]);
    const english = pathOf(/hreflang="en" href="([^"]*)"/.exec(entry)?.[1]);
    return address ? [{ address, english }] : [];
  });
}

/** The nearest page above: the list of articles for an article. */
function parentOf(address: string, paths: string[]): string {
  const folder = address.slice(0, address.lastIndexOf("/"));
  if (folder === "") return "/";
  return paths.includes(folder) ? folder : parentOf(folder, paths);
}

export function formatRemoved(removed: Removed[]): string {
  const count = removed.length === 1 ? "1 public page" : `${removed.length} public pages`;
  const lines = removed
    .slice(0, 10)
    .map(({ address, redirect }) =>
      redirect
        ? `  ${address}\n    to lead its visitors on, add to redirects in content/redirects.yaml: ${redirect}`
        : `  ${address}\n    its English page stays; see what npm run check says about the translation`,
    );
  const more = removed.length - lines.length;
  return [`${count} would be gone:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join("\n");
}
