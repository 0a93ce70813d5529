/** Generates the search data: Pagefind's index, and synonyms. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { close, createIndex } from "pagefind";
import { type SearchData, searchFile } from "../app/features/search/synonyms.ts";
import { traitsOf } from "../data/kinds/kinds.ts";
import { ownPages, type PageEntry } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { editionsOf, fileIn, type Language } from "../data/text/language.ts";
import { normalize, wordsOf } from "../data/text/normalize.ts";
import { htmlFile } from "./page-files.ts";
import { writeFile } from "./write-file.ts";
import { escapeXml } from "./xml.ts";

/** Excluded from the index: parts repeated on every page, or better covered by another page. */
const leftOut = ["nav", "svg", "dialog", "noscript", ".no-print", "[aria-hidden=true]"];
/** The files of Pagefind that we use; the rest is its UI. */
const needed =
  /^(fragment|index)[\\/]|^pagefind\.js$|^pagefind-worker\.js$|^pagefind-entry\.json$|^wasm\.e[ns]\.pagefind$|\.pf_meta$/;

const foundPages = (site: Site) => ownPages(site).filter(({ kind }) => traitsOf(kind).search !== "left out");

/** A page with what the search shows of it: its title, and its description, whose words count more than the text's. */
export function indexedPage(
  { title, searchTitle = title, description, kind }: PageEntry,
  html: string,
  language: Language = "en",
): string {
  const { search } = traitsOf(kind);
  const shown = [
    `<p data-pagefind-meta="title" data-pagefind-ignore>${escapeXml(searchTitle)}</p>`,
    `<p data-pagefind-meta="description" data-pagefind-weight="3">${escapeXml(description)}</p>`,
    ...(search === "text" ? [] : ['<p data-pagefind-meta="list" data-pagefind-ignore>yes</p>']),
  ];
  const page =
    search === "title" ? `<html lang="${language}"><main><h1>${escapeXml(title)}</h1></main></html>` : html;
  return (
    page
      .replace(/<main\b[^>]*>/, (main) => main + shown.join(""))
      // Pagefind would find the letters of a picture's file name, such as its hash.
      .replace(/<img\b[^>]*>/g, "")
      // A word that was joined so that it can't break is found by its letters.
      .replaceAll("\u2060", "")
      // Pagefind puts nothing between a caption and the headings of columns and rows.
      .replaceAll("</caption>", ". </caption>")
      .replaceAll("</th><th", ". </th><th")
      .replaceAll("</th><td", ": </th><td")
      .replaceAll("</th></tr>", ". </th></tr>")
      // Nor between entries of a list within a fact.
      .replace(/(?<![.!?…:](?:<\/\w+>)*)<\/li>(?=<li)/g, ", </li>")
  );
}

/** Pagefind keeps an index for each language, and a page asks for its own. */
export async function makeSearch(root: string, site: Site) {
  const { index, errors } = await createIndex({ rootSelector: "main", excludeSelectors: leftOut });
  if (!index) throw new Error(`Pagefind did not start: ${errors.join(", ")}`);
  for (const edition of editionsOf(site)) {
    for (const entry of foundPages(edition)) {
      const html = readFileSync(path.join(root, htmlFile(entry.address)), "utf8");
      const content = indexedPage(entry, html, edition.language);
      const added = await index.addHTMLFile({ url: entry.address, content });
      if (added.errors.length > 0) throw new Error(`Pagefind, ${entry.address}: ${added.errors.join(", ")}`);
    }
    writeFile(path.join(root, fileIn(edition, searchFile)), JSON.stringify(searchData(edition)));
  }
  // Not `writeFiles`: it reports the files as written while the last one may still be on its way to the disk.
  const { files } = await index.getFiles();
  await close();
  for (const { path: name, content } of files)
    if (needed.test(name)) writeFile(path.join(root, "pagefind", name), inOrder(name, content));
}

/** Pagefind lists languages in any order, and two builds of the same content must not differ. */
function inOrder(name: string, content: Uint8Array): Uint8Array | string {
  if (name !== "pagefind-entry.json") return content;
  const { languages, ...entry } = JSON.parse(Buffer.from(content).toString());
  const sorted = Object.entries(languages).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify({ ...entry, languages: Object.fromEntries(sorted) });
}

function searchData(site: Site): SearchData {
  const { synonyms } = site.safety;
  const texts = [
    ...foundPages(site).map(({ title }) => title),
    ...synonyms.flatMap(({ words, means }) => [...words, means]),
  ];
  return {
    synonyms: synonyms.map(({ words, means }) => ({ words: words.map(normalize), means })),
    spellings: [...new Set(texts.flatMap(wordsOf))],
  };
}
