/** Chooses pages to visit, so that nothing that could look different goes unseen. */
import { htmlFile } from "../../pipeline/page-files.ts";
import type { PageEntry } from "../../site/pages.ts";
import { read } from "./built.ts";

const mainOf = (page: PageEntry) => {
  const html = read(htmlFile(page.address));
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
};

/** Elements and their classes. */
function partsOf(html: string): Set<string> {
  const tags = html.matchAll(/<([a-z][\w-]*)(?: [^>]*?class="([^"]*)")?/g);
  return new Set(
    [...tags].flatMap(([, tag, names = ""]) => names.split(" ").map((name) => `${tag}.${name}`)),
  );
}

const longestWord = (html: string) =>
  Math.max(
    ...html
      .replace(/<[^>]+>/g, " ")
      .split(/[\s\u00a0/–-]+/)
      .map((word) => word.length),
  );

/** Every page with a part that was not seen before, and the page of each kind with the longest word. */
export function cover(pages: PageEntry[], seen: Set<string>): PageEntry[] {
  const longest = new Map<string, { page: PageEntry; length: number }>();
  const chosen = new Set<PageEntry>();
  for (const page of pages) {
    const html = mainOf(page);
    const parts = partsOf(html);
    if ([...parts].some((part) => !seen.has(part))) chosen.add(page);
    for (const part of parts) seen.add(part);
    const length = longestWord(html);
    if (length > (longest.get(page.kind)?.length ?? 0)) longest.set(page.kind, { page, length });
  }
  for (const { page } of longest.values()) chosen.add(page);
  return [...chosen];
}
