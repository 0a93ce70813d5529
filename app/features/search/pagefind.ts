/** The part of Pagefind's API that we use. pipeline/search.ts generates its files; they load on first use. */
interface PagefindResult {
  id: string;
  data(): Promise<{ url: string; excerpt: string; meta: { title?: string } }>;
}

interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(query: string): Promise<{ results: PagefindResult[] }>;
}

export interface Found {
  path: string;
  title: string;
  excerpt: ExcerptPart[];
}

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** A variable, so that the bundler doesn't resolve the import. */
const bundle = "/pagefind/pagefind.js";

export async function loadPagefind(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ bundle);
  await pagefind.options({ excerptLength: 24 });
  return pagefind;
}

/** Merges the results of several wordings of a query, without duplicates. Results of the first wording come first. */
export async function searchAll(pagefind: Pagefind, queries: string[]): Promise<PagefindResult[]> {
  const answers = await Promise.all(queries.map((query) => pagefind.search(query)));
  return [
    ...new Map(answers.flatMap(({ results }) => results.map((result) => [result.id, result]))).values(),
  ];
}

export async function readResult(result: PagefindResult): Promise<Found> {
  const { url, meta, excerpt } = await result.data();
  const path = pathOf(url);
  return { path, title: meta.title ?? path, excerpt: excerptParts(excerpt) };
}

/** The URL as our routes have it, without .html or a trailing slash. */
export function pathOf(url: string): string {
  const { pathname } = new URL(url, "https://site.invalid");
  return pathname.replace(/(\/index)?\.html$/, "").replace(/\/+$/, "") || "/";
}

const entities: Record<string, string> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};

/** Pagefind wraps matches in <mark> and escapes the rest. Parsed as text, so that nothing in it becomes an element. */
export function excerptParts(html: string): ExcerptPart[] {
  return html
    .split(/(<mark>.*?<\/mark>)/s)
    .filter(Boolean)
    .map((part) => {
      const inside = /^<mark>(.*)<\/mark>$/s.exec(part)?.[1];
      const text = (inside ?? part).replace(
        /&(?:lt|gt|quot|#39|amp);/g,
        (entity) => entities[entity] ?? entity,
      );
      return { text, marked: inside !== undefined };
    });
}
