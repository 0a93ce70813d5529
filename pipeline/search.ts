/** Makes what the search box reads: Pagefind's index of every page, and the words patients and our pages use. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { close, createIndex } from "pagefind";
import { ownPages } from "../../app/content/page-table.ts";
import type { Site } from "../../app/content/site.server.ts";
import { normalize, type SearchData } from "../../app/sections/Search/words.ts";
import { tidyMemory } from "./memory.ts";
import { htmlFile } from "./page-files.ts";

/** What stands in every page, or repeats what another page says better. */
const leftOut = ["nav", "svg", "dialog", "noscript", ".no-print", "[aria-hidden=true]"];
/** All that the page itself loads; the rest of Pagefind's folder is ready-made boxes that we do not use. */
const needed =
  /^(fragment|index)$|^pagefind\.js$|^pagefind-worker\.js$|^pagefind-entry\.json$|^wasm\.en\.pagefind$|\.pf_meta$/;

/** Pages that a search may lead to; the search itself is none of them. */
export const foundPaths = (site: Site) =>
  ownPages(site)
    .filter(({ notInSearch }) => !notInSearch)
    .map(({ path: page }) => page);

/** Pages are read one by one, not held: there may be thousands. */
export async function makeSearch(root: string, site: Site) {
  const vocabulary = new Vocabulary();
  await writeIndex(path.join(root, "pagefind"), foundPaths(site), (url) => {
    const page = readFileSync(path.join(root, htmlFile(url)), "utf8");
    vocabulary.add(page);
    return page;
  });
  const data: SearchData = {
    synonyms: site.search.synonyms.map(({ words, means }) => ({ words: words.map(normalize), means })),
    vocabulary: vocabulary.words(),
  };
  mkdirSync(path.join(root, "data"), { recursive: true });
  writeFileSync(path.join(root, "data/search.json"), JSON.stringify(data));
}

async function writeIndex(folder: string, urls: string[], read: (url: string) => string) {
  const { index, errors } = await createIndex({
    rootSelector: "main",
    excludeSelectors: leftOut,
    forceLanguage: "en",
  });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(", ")}`);
  for (const url of urls) {
    const added = await index.addHTMLFile({ url, content: read(url) });
    if (added.errors.length > 0) throw new Error(`Pagefind, ${url}: ${added.errors.join(", ")}`);
  }
  // Writing is when Pagefind itself needs most.
  tidyMemory();
  await index.writeFiles({ outputPath: folder });
  await close();
  for (const file of readdirSync(folder).filter((name) => !needed.test(name)))
    rmSync(path.join(folder, file), { recursive: true });
}

/** Every word of the pages, the most frequent first: what a mistyped word may have meant. */
export class Vocabulary {
  readonly #counts = new Map<string, number>();

  add(page: string) {
    const main = /<main[^>]*>(.*)<\/main>/s.exec(page)?.[1] ?? "";
    const text = main
      .replace(/<(svg|nav)\b.*?<\/\1>/gs, " ")
      .replace(/<[^>]*>/g, " ")
      .replace(/&[\w#]+;/g, " ");
    for (const word of new Set(normalize(text).split(" ")))
      if (/^[a-z]{4,}$/.test(word)) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
  }

  words(): string[] {
    return [...this.#counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([word]) => word);
  }
}
