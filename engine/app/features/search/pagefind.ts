/** The part of Pagefind's API that we use. build/search.ts generates its files; they load on first use. */

import { wordsOf } from "../../../data/text/normalize.ts";
import { tellingWords } from "../../../data/text/small-words.ts";
import { stem } from "../../../data/text/stem.ts";
import { type ExcerptPart, excerptOf } from "./excerpt.ts";

interface PagefindResult {
  id: string;
  score: number;
  data(): Promise<{
    url: string;
    /** The page's text. */
    content: string;
    /** Written by build/search.ts. `list`: the page has no running text. */
    meta: { title?: string; description?: string; list?: string };
  }>;
}

export interface Pagefind {
  search(query: string): Promise<{ results: PagefindResult[] }>;
}

export interface Found {
  /** 2: the page has a word of the query, 1: one that begins like it, 0: neither. Pagefind finds those too. */
  rank: number;
  path: string;
  title: string;
  excerpt: ExcerptPart[];
}

/** A variable, so that the bundler doesn't resolve the import. */
const bundle = "/pagefind/pagefind.js";
export const loadPagefind = (): Promise<Pagefind> => import(/* @vite-ignore */ bundle);

/** A shorter word begins too many others to find something by itself. */
const shortest = 2;
/** A shorter word begins like too many others. */
const shortestAlike = 6;
/** How much of a word another begins with to be like it. */
const alike = 0.6;

interface Pages {
  results: PagefindResult[];
  /** No page has all of the words. */
  isPartial: boolean;
}

/**
 * Pages that have all words of one of several wordings of a query, without duplicates; those of the first wording come
 * first. If there are none, pages that have some of the words.
 */
export async function findPages(pagefind: Pagefind, wordings: string[][]): Promise<Pages> {
  const answers = await Promise.all(wordings.map((words) => pagefind.search(words.join(" "))));
  const results = [
    ...new Map(answers.flatMap((answer) => answer.results.map((result) => [result.id, result]))).values(),
  ];
  if (results.length > 0) return { results, isPartial: false };
  const words = new Set(wordings.flat().filter((word) => word.length >= shortest));
  return words.size > 1
    ? { results: await withSome(pagefind, [...words]), isPartial: true }
    : { results, isPartial: false };
}

/** The words with typos corrected. A word that a page has is none. */
export async function correctedWords(pagefind: Pagefind, words: string[], correct: (word: string) => string) {
  const all = words.map(async (word) => {
    const other = correct(word);
    if (other === word) return word;
    const { results } = await pagefind.search(word);
    return results.length > 0 ? word : other;
  });
  return (await Promise.all(all)).join(" ");
}

/** Pages with the most of these words first. A rare word tells more than one that many pages have. */
async function withSome(pagefind: Pagefind, words: string[]): Promise<PagefindResult[]> {
  const answers = await Promise.all(words.map((word) => pagefind.search(word)));
  const pages = new Map<string, { result: PagefindResult; count: number; worth: number }>();
  for (const { results } of answers) {
    for (const result of results) {
      const known = pages.get(result.id);
      const worth = result.score / results.length + (known?.worth ?? 0);
      pages.set(result.id, { result: known?.result ?? result, count: (known?.count ?? 0) + 1, worth });
    }
  }
  return [...pages.values()]
    .sort((a, b) => b.count - a.count || b.worth - a.worth)
    .map(({ result }) => result);
}

export async function readResult(result: PagefindResult, query: string): Promise<Found> {
  const { url, meta, content } = await result.data();
  const path = pathOf(url);
  const words = tellingWords(wordsOf(query));
  const stems = words.map(stem);
  const starts = stems
    .filter((word) => word.length >= shortestAlike)
    .map((word) => word.slice(0, Math.ceil(word.length * alike)));
  const onPage = wordsOf(`${meta.title} ${meta.description} ${content}`);
  const hasOne = (beginnings: string[]) =>
    onPage.some((word) => beginnings.some((beginning) => word.startsWith(beginning)));
  return {
    path,
    rank: hasOne(stems) ? 2 : hasOne(starts) ? 1 : 0,
    title: meta.title ?? path,
    excerpt: excerptOf(meta.list ? "" : content, meta.description ?? "", words),
  };
}

/** The URL as our routes have it, without .html or a trailing slash. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url, "https://site.invalid");
  return pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
}
