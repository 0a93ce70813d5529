/** Makes what the search box reads: Pagefind's index of every page, and the words patients and our pages use. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { close, createIndex } from "pagefind";
import { aliasPaths, allPaths } from "../../app/content/paths.ts";
import type { Site } from "../../app/content/site.server.ts";
import { normalize, type SearchData } from "../../app/sections/Search/words.ts";

/** What stands in every page, or repeats what another page says better. */
const leftOut = ["nav", "svg", "dialog", "noscript", ".no-print", "[aria-hidden=true]", '[class$="_facts"]'];
/** All that the page itself loads; the rest of Pagefind's folder is ready-made boxes that we do not use. */
const needed =
  /^(fragment|index)$|^pagefind\.js$|^pagefind-worker\.js$|^pagefind-entry\.json$|^wasm\.en\.pagefind$|\.pf_meta$/;

const fileOf = (page: string) => (page === "/" ? "index.html" : `${page.slice(1)}.html`);

/** Pages that a search may lead to; the search itself is none of them. */
export const foundPaths = (site: Site) =>
  allPaths(site).filter((page) => !aliasPaths.has(page) && page !== "/search");

export async function makeSearch(root: string, site: Site) {
  const pages = foundPaths(site).map((url) => ({
    url,
    content: readFileSync(path.join(root, fileOf(url)), "utf8"),
  }));
  await writeIndex(path.join(root, "pagefind"), pages);
  const data: SearchData = {
    synonyms: site.search.synonyms.map(({ words, means }) => ({ words: words.map(normalize), means })),
    vocabulary: vocabularyOf(pages.map(({ content }) => content)),
  };
  mkdirSync(path.join(root, "data"), { recursive: true });
  writeFileSync(path.join(root, "data/search.json"), JSON.stringify(data));
}

async function writeIndex(folder: string, pages: { url: string; content: string }[]) {
  const { index, errors } = await createIndex({
    rootSelector: "main",
    excludeSelectors: leftOut,
    forceLanguage: "en",
  });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(", ")}`);
  for (const page of pages) {
    const added = await index.addHTMLFile(page);
    if (added.errors.length > 0) throw new Error(`Pagefind, ${page.url}: ${added.errors.join(", ")}`);
  }
  await index.writeFiles({ outputPath: folder });
  await close();
  for (const file of readdirSync(folder).filter((name) => !needed.test(name)))
    rmSync(path.join(folder, file), { recursive: true });
}

/** Every word of the pages, the most frequent first: what a mistyped word may have meant. */
export function vocabularyOf(pages: string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const main = /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? "";
    const text = main
      .replace(/<(svg|nav)\b.*?<\/\1>/gs, " ")
      .replace(/<[^>]*>/g, " ")
      .replace(/&[\w#]+;/g, " ");
    for (const word of new Set(normalize(text).split(" ")))
      if (/^[a-z]{4,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
}
