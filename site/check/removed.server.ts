/** Public pages that a publish would remove without a redirect. Bookmarks, search engines and printed cards have their addresses. */
import { allPaths } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import { editDistance } from "../text/edit-distance.ts";
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
  const published = live.map(({ address }) => address);
  const pages = allPaths(site).map(sentAddress);
  const known = new Set([...pages, ...sentRedirects(site.redirects).map(({ from }) => from)]);
  return live
    .filter(({ address }) => !known.has(address) && !isListPage(address))
    .map(({ address, english = address }) => {
      const isTranslation = english !== address && pages.includes(english);
      const to = isTranslation ? addressElsewhere(site, english) : successorOf(address, published, pages);
      return { address, ...(to && { redirect: `- { from: ${address}, to: ${to} }` }) };
    });
}

/** Pages of the article list come and go with the number of articles; nobody keeps their addresses. */
const isListPage = (address: string) => /\/(page|pagina)\/\d+$/.test(address);

/** The addresses in a sitemap, each with that of its English page if it has translations. */
function entriesOf(sitemap: string): { address: string; english?: string | undefined }[] {
  const pathOf = (url = "") => (URL.canParse(url) ? new URL(url).pathname : undefined);
  return [...sitemap.matchAll(/<url>([\s\S]*?)<\/url>/g)].flatMap(([, entry = ""]) => {
    const address = pathOf(/<loc>\s*([^<]*?)\s*<\/loc>/.exec(entry)?.[1]);
    const english = pathOf(/hreflang="en" href="([^"]*)"/.exec(entry)?.[1]);
    return address ? [{ address, english }] : [];
  });
}

/** The page most like it: first among new pages of the same folder, then among all of them, then the folder's own page. */
function successorOf(address: string, published: string[], paths: string[]): string {
  const folder = address.slice(0, address.lastIndexOf("/"));
  const beside = paths.filter((page) => page.startsWith(`${folder}/`) && page !== "/");
  const added = beside.filter((page) => !published.includes(page));
  const near = added.length > 0 ? added : folder ? [] : beside;
  const best = near
    .map((page) => ({ page, distance: editDistance(page, address) }))
    .sort((a, b) => a.distance - b.distance)[0];
  // Less than half of the letters in common is another subject.
  if (best && best.distance <= address.length / 2) return best.page;
  return parentOf(address, paths);
}

/** The nearest page above: the list of articles for an article. */
function parentOf(address: string, paths: string[]): string {
  const folder = address.slice(0, address.lastIndexOf("/"));
  if (folder === "") return "/";
  return paths.includes(folder) ? folder : parentOf(folder, paths);
}

/** The first ten and the count. */
export function formatRemoved(removed: Removed[]): string {
  const count = removed.length === 1 ? "1 public page" : `${removed.length} public pages`;
  const lines = removed
    .slice(0, 10)
    .map(({ address, redirect }) =>
      redirect
        ? `  ${address}\n    to lead its visitors on, add to redirects in content/redirects.yaml: ${redirect}`
        : `  ${address}\n    its English page stays; see what npm run content says about the translation`,
    );
  const more = removed.length - lines.length;
  return [`${count} would be gone:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])].join("\n");
}
