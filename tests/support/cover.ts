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

/**
 * The page of each kind with the longest word, and few others that have every part which was not seen before: always the one
 * with most of those that are left.
 */
export function cover(pages: PageEntry[], seen: Set<string>): PageEntry[] {
  const all = pages.map((page) => {
    const html = mainOf(page);
    return { page, parts: partsOf(html), length: longestWord(html) };
  });
  const ofKinds = [...Map.groupBy(all, ({ page }) => page.kind).values()];
  const chosen = new Set<PageEntry>();
  const choose = ({ page, parts }: (typeof all)[number]) => {
    chosen.add(page);
    for (const part of parts) seen.add(part);
  };
  for (const ofKind of ofKinds)
    choose(ofKind.reduce((longest, other) => (other.length > longest.length ? other : longest)));
  for (;;) {
    const unseen = (parts: Set<string>) => [...parts].filter((part) => !seen.has(part)).length;
    const [next] = all.toSorted((one, other) => unseen(other.parts) - unseen(one.parts));
    if (!next || unseen(next.parts) === 0) return [...chosen];
    choose(next);
  }
}
