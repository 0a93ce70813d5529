/** The little of Pagefind that we use. Its files are made at build (tools/build/search.ts) and loaded when first needed. */
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

/** A variable, so that the bundler leaves the address alone. */
const bundle = "/pagefind/pagefind.js";

export async function loadPagefind(): Promise<Pagefind> {
  const pagefind: Pagefind = await import(/* @vite-ignore */ bundle);
  await pagefind.options({ excerptLength: 24 });
  return pagefind;
}

/** Results of several wordings of one question: those of the first wording lead, and none comes twice. */
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

/** The address as our routes write it: no .html, no slash at the end. */
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

/** Pagefind marks words with <mark> and escapes the rest. Read as text, so that nothing in it can become an element. */
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
