/** Every page of the site as one table, used by all code that loops over pages: prerendering, sitemap, search, checks. */
import type { z } from "zod";
import { listedArticles, olderYears, yearPath } from "./article-lists.ts";
import { factFile, factNames, facts } from "./kinds/facts.ts";
import {
  type FolderName,
  folderNames,
  folders,
  pathAt,
  requiredTexts,
  type TextTraits,
} from "./kinds/folders.ts";
import type { PageTraits, PageWords } from "./kinds/kind.ts";
import type { PageKind } from "./kinds/kinds.ts";
import { type PageName, pageFile, pageNames, pages } from "./kinds/pages.ts";
import { format } from "./labels/format.ts";
import type { Labels } from "./labels/interface.ts";
import type { Site } from "./read/site.server.ts";
import type { Block } from "./schema/blocks.ts";
import { type Field, fieldsOf, treeOf } from "./schema/tree.ts";
import { newestDate } from "./text/dates.ts";
import { addressIn, editionsOf, langOf } from "./text/language.ts";
import { pick } from "./text/pick.ts";

export interface PageEntry extends ContentFile, PageWords, Pick<PageTraits, "reading"> {
  /** Pages of one kind share a route module and a layout. */
  kind: PageKind;
  /** Its English path, which names the page in every language. */
  path: string;
  /** Where it is, in the language of its site. */
  address: string;
  /** Of a page of a folder: what its address ends in, and the entry has as `slug`. */
  slug: string;
  /** One of the pages that a list leads to, which share a kind. */
  isListed: boolean;
  /** Its address, or that of all pages of its list: /services/:slug. */
  pattern: string;
  /** Text of a link to the page. */
  label: string;
  /** A second URL of the same page; not in the sitemap or search. */
  aliasOf?: string;
  /** Of the list of articles: the year whose articles this page of it shows. */
  year?: string;
}

type Page = Omit<PageEntry, "address" | "pattern">;

/** Computed once per site: every loader calls it. */
const tables = new WeakMap<Site, PageEntry[]>();
export function pagesOf(site: Site): PageEntry[] {
  const known = tables.get(site) ?? tableOf(site);
  tables.set(site, known);
  return known;
}

const tableOf = (site: Site): PageEntry[] =>
  [
    ...pageNames.flatMap((name) => [...singlePage(site, name), ...listed(site, name)]),
    ...listed(site, undefined),
  ].map((page) => {
    const address = addressIn(site, page.path);
    // In every language, an address ends in what only this page has.
    return { ...page, address, pattern: page.isListed ? address.replace(/[^/]+$/, ":slug") : address };
  });

export interface PageRoute {
  path: string;
  kind: PageKind;
}
/** The addresses of a site's pages, each kind of many pages as one: /services/:slug. */
export const routesOf = (site: Site): PageRoute[] => [
  ...new Map(pagesOf(site).map(({ pattern, kind }) => [pattern, { path: pattern, kind }])).values(),
];

/** Addresses of all pages in every language, aliases included. */
export const allPaths = (site: Site) =>
  editionsOf(site).flatMap((edition) => pagesOf(edition).map(({ address }) => address));

/** Whether a link leads to an article that is deleted, or not on the site yet. */
export function goneArticles(site: Site): (link: string) => boolean {
  const paths = new Set(allPaths(site));
  return (link) => {
    const path = link.replace(site.practice.url, "").replace(/[?#].*/, "");
    return path.startsWith("/blogs/") && !paths.has(path);
  };
}

/** Each page once. */
export const ownPages = (site: Site) => pagesOf(site).filter(({ aliasOf }) => aliasOf === undefined);

/** Every content file with text, pictures or samples: each page's file once, then the files that pages share. */
export function filesOf(site: Site): ContentFile[] {
  const shared = factNames.filter((name) => facts[name].checks !== "none");
  const files: ContentFile[] = [
    ...shared.map((name) => {
      const content = site[name] ?? {};
      const fields = Array.isArray(content) ? { [name]: content } : content;
      return contentFile(factFile(name), facts[name].schema, fields);
    }),
    contentFile(pageFile("not-found"), pages["not-found"].schema, site.pages["not-found"]),
    ...ownPages(site),
    // Checked before they are published.
    ...site.drafts.map((article) => folderPage(site, "articles", article)),
  ];
  const seen = new Set<string>();
  return files.filter(({ file }) => !seen.has(file) && seen.add(file));
}

/** Every article that was written, published or not, newest first. */
export function writtenArticles({ articles, drafts }: Pick<Site, "articles" | "drafts">) {
  const files = new Map([...articles, ...drafts].map((article) => [article.file, article]));
  const numberOf = ({ id }: { id: string }) => Number(id.replace("blog-", ""));
  return [...files.values()].sort((a, b) => numberOf(b) - numberOf(a));
}

export const isPage = (file: ContentFile): file is PageEntry => "path" in file;

/** A page with a file of its own; none if the practice leaves it out. */
function singlePage(site: Site, name: PageName): Page[] {
  const content = site.pages[name];
  if (!content || name === "not-found") return [];
  const { schema, reading, words = plainWords } = pages[name];
  const entry: Page = {
    ...contentFile(pageFile(name), schema, content),
    kind: name,
    slug: "",
    isListed: false,
    path: name === "home" ? "/" : `/${name}`,
    reading,
    changed: newestDate(datesOf(site, name)),
    ...withLabel((words as Words)(content, site.interface)),
  };
  // The second address is the specification's, which is in English.
  const hasAlias = name === "home" && site.language === "en";
  if (name === "blogs") return [entry, ...olderYears(site.articles).map((year) => yearOf(site, entry, year))];
  return hasAlias ? [entry, { ...entry, path: "/home", aliasOf: entry.path }] : [entry];
}

/** The page of a year's articles, in the list's file. */
function yearOf({ articles, interface: labels }: Site, list: Page, year: string): Page {
  const title = format(labels.article.year, { year });
  return {
    ...list,
    year,
    isListed: true,
    path: yearPath(year),
    changed: newestDate(listedArticles(articles, year).map(({ date }) => date)),
    ...withLabel({ title, description: `${title}. ${list.description}` }),
  };
}

type Words = (content: object, labels: Labels) => PageWords;
const plainWords = (page: Omit<PageWords, "picture"> & { image?: string }) => ({
  ...pick(page, "title", "description"),
  picture: page.image,
});
const withLabel = (words: PageWords) => ({ label: words.title, ...words });

/** Days on which a page without a date of its own was changed. */
function datesOf({ pages, testimonials, articles }: Site, name: PageName): string[] {
  const dates: { [Name in PageName]?: string[] } = {
    blogs: articles.map(({ date }) => date),
    testimonials: testimonials.reviews.map(({ date }) => date),
    insurance: pages.insurance ? [pages.insurance.lastChecked] : [],
  };
  return dates[name] ?? [];
}

/** The pages of the folders that a page lists. An entry that is not translated has a page in English only. */
const listed = (site: Site, page: PageName | undefined) =>
  folderNames
    .filter((name) => folders[name].listedOn === page)
    .flatMap((name) => (site[name] as FolderEntry[]).map((entry) => ({ name, entry })))
    .filter(({ entry }) => !langOf(entry))
    .map(({ name, entry }) => folderPage(site, name, entry));

const texts: Record<string, TextTraits> = requiredTexts;

interface FolderEntry {
  file: string;
  slug: string;
}
function folderPage(site: Site, name: FolderName, entry: FolderEntry): Page {
  const { schema, kind, address, reading, words } = folders[name];
  const own: TextTraits = (name === "textPages" && texts[entry.slug]) || {};
  return {
    ...contentFile(entry.file, schema, entry),
    kind: own.kind ?? kind,
    slug: entry.slug,
    isListed: folders[name].listedOn !== undefined,
    path: pathAt(address, entry.slug),
    reading: own.reading ?? reading,
    ...withLabel((words as Words)(entry, site.interface)),
  };
}

export interface ContentFile {
  /** Path below content/. */
  file: string;
  content: object;
  /** Every field that has a value, with the marks from its schema. */
  fields: Field[];
  /** Its parsed Markdown, by field. */
  body: { field: PropertyKey[]; blocks: Block[] }[];
  /** Fields whose values are still invented. */
  sample: string[];
}

function contentFile(file: string, schema: z.ZodType, content: object): ContentFile {
  const { body, sample = [] }: { body?: Block[]; sample?: string[] } = content;
  const fields = fieldsOf(treeOf(schema), content);
  const texts = fields
    .filter(({ mark }) => mark.markdown)
    .map(({ path, value }) => ({ field: path, blocks: value as Block[] }));
  return {
    file,
    content,
    fields,
    body: [...(body ? [{ field: ["text"], blocks: body }] : []), ...texts],
    sample,
  };
}
