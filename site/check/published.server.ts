/**
 * Addresses that were public once and are no page any more. Bookmarks, search engines and printed cards still have them.
 * content/published.txt lists every address that was ever public; `npm run preflight` adds to it.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { allPaths } from "../pages.ts";
import type { Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { editDistance } from "../text/edit-distance.ts";
import { sentRedirects } from "../text/redirects.ts";

export const publishedFile = "published.txt";

function publishedIn(root: string): string[] {
  const file = path.join(root, publishedFile);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split(/\r?\n/);
  return lines.map((line) => line.trim()).filter((line) => line.startsWith("/"));
}

/** Advice for each address that is gone, with the line that brings it back. */
export function vanishedAdvice(site: Site, root: string): Problem[] {
  const published = publishedIn(root);
  const paths = allPaths(site);
  const known = new Set([...paths, ...sentRedirects(site.redirects).map(({ from }) => from)]);
  return published
    .filter((address) => !known.has(address))
    .map((address) => ({
      file: publishedFile,
      line: published.indexOf(address) + 1,
      path: ["address"],
      expected: `a page at ${address}, or a line for it in content/redirects.yaml`,
      found: "neither: whoever has the old address gets the not-found page",
      todo: `add this line to redirects in content/redirects.yaml:\n            - { from: ${address}, to: ${successorOf(address, published, paths)} }`,
      rule: "old addresses",
      severity: "advice",
    }));
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

/** Pages of the article list come and go with the number of articles; nobody keeps their addresses. */
const lastingPaths = (site: Site) => allPaths(site).filter((page) => !/\/(page|pagina)\/\d+$/.test(page));

/** Adds today's pages to the list, and says so. An address stays on it for good, unless the owner deletes its line. */
export function notePublished(site: Site, root: string): string {
  const published = publishedIn(root);
  const added = lastingPaths(site).filter((page) => !published.includes(page));
  if (added.length > 0)
    writeFileSync(path.join(root, publishedFile), `${[...published, ...added].sort().join("\n")}\n`);
  return `content/${publishedFile} lists ${published.length + added.length} addresses, ${added.length} of them new.`;
}
