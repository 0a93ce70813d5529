/** Every page of the site as one table, used by all code that loops over pages: prerendering, sitemap, search, checks. */
import { href } from "react-router";
import { articlePageName, articlePagePath, articlePages } from "./article-list.ts";
import { type ContentFile, contentFile } from "./content-file.ts";
import type { Site } from "./read/site.server.ts";
import { article as articleSchema, topics as topicsSchema } from "./schema/article.ts";
import { emergencies as emergenciesSchema } from "./schema/emergency.ts";
import { format } from "./schema/format.ts";
import { location as locationSchema } from "./schema/location.ts";
import {
  type OptionalPageName,
  optionalPages,
  type PageName,
  pageFile,
  pageSchemas,
  textPage,
} from "./schema/page.ts";
import { practice as practiceSchema } from "./schema/practice.ts";
import { provider as providerSchema } from "./schema/provider.ts";
import { searchVocabulary } from "./schema/search.ts";
import { service as serviceSchema } from "./schema/service.ts";
import { testimonials as testimonialsSchema } from "./schema/testimonial.ts";
import { theme as themeSchema } from "./schema/theme.ts";
import { worksheet } from "./schema/worksheet.ts";
import { changedOn, newestDate } from "./text/dates.ts";
import { addressIn, editionsOf, langOf } from "./text/language.ts";
import { fullName, keepTogether } from "./text/names.ts";

export type PageKind =
  | Exclude<PageName, "not-found">
  | "service"
  | "provider"
  | "location"
  | "article"
  | "worksheet"
  | "about-us"
  | "text";

export interface PageEntry extends ContentFile {
  /** Pages of one kind share a route module and a layout. */
  kind: PageKind;
  /** Its English path, which names the page in every language. */
  path: string;
  /** Where it is, in the language of its site. */
  address: string;
  /** The h1. */
  title: string;
  /** What the search calls the page, if its h1 doesn't name it. */
  searchTitle?: string;
  /** Text of a link to the page. */
  label: string;
  description: string;
  /** Name of the page's own picture, below content/images. */
  picture?: string | undefined;
  /** Day of the last change, if content gives one: 2026-11-01. */
  changed?: string | undefined;
  /** A second URL of the same page; not in the sitemap or search. */
  aliasOf?: string;
  /** Left out of the search index. */
  notInSearch?: true;
}

type Page = Omit<PageEntry, "address">;

/** Computed once per site: every loader calls it. */
const tables = new WeakMap<Site, PageEntry[]>();
export function pagesOf(site: Site): PageEntry[] {
  const known = tables.get(site) ?? tableOf(site).map((page) => withAddress(site, page));
  tables.set(site, known);
  return known;
}
const withAddress = (site: Site, page: Page) => ({ ...page, address: addressIn(site, page.path) });

function tableOf(site: Site): Page[] {
  const { pages } = site;
  const home = {
    ...pageEntry("home", pages.home),
    path: href("/"),
    title: pages.home.hero.headline,
    searchTitle: pages.home.title,
    label: site.interface.homeCrumb,
    picture: pages.home.hero.pictures[0]?.light,
  };
  return [
    home,
    ...aliasesIn(site, { ...home, path: href("/home"), aliasOf: home.path }),
    pageEntry("providers", pages.providers),
    ...site.providers.map(providerEntry),
    pageEntry("services", pages.services),
    ...site.services.map((service) => serviceEntry(site, service)),
    ...articleLists(site),
    ...site.articles.map(articleEntry),
    pageEntry("contact-us", pages["contact-us"]),
    // An office whose file is not translated has a page in English only.
    ...site.locations.filter((office) => !langOf(office)).map(locationEntry),
    ...optionalEntries(site),
    ...site.worksheets.map(worksheetEntry),
    { ...pageEntry("search", pages.search), notInSearch: true },
    ...site.textPages.map(textEntry),
  ];
}

/** Addresses of all pages in every language, aliases included. */
export const allPaths = (site: Site) =>
  editionsOf(site).flatMap((edition) => pagesOf(edition).map(({ address }) => address));

/** Each page once. */
export const ownPages = (site: Site) => pagesOf(site).filter(({ aliasOf }) => aliasOf === undefined);

/** Every content file with text, pictures or samples: each page's file once, then the files that pages share. */
export function filesOf(site: Site): ContentFile[] {
  const { practice, testimonials, emergencies, search, topics, theme } = site;
  const files: ContentFile[] = [
    contentFile("practice.yaml", practiceSchema, practice),
    contentFile("testimonials.yaml", testimonialsSchema, testimonials),
    contentFile("emergencies.yaml", emergenciesSchema, emergencies),
    contentFile("search.yaml", searchVocabulary, search),
    contentFile("topics.yaml", topicsSchema, { topics }),
    contentFile("theme.yaml", themeSchema, theme),
    pageSource("not-found", site.pages["not-found"]),
    ...ownPages(site),
    // Checked before they are published.
    ...site.drafts.map(articleEntry),
  ];
  const seen = new Set<string>();
  return files.filter(({ file }) => !seen.has(file) && seen.add(file));
}

interface Words {
  title: string;
  description: string;
  image?: string;
}

const pageSource = (name: PageName, words: Words) => contentFile(pageFile(name), pageSchemas[name], words);

function pageEntry(kind: Exclude<PageName, "not-found">, words: Words): Page {
  const { title, description, image } = words;
  return {
    ...pageSource(kind, words),
    kind,
    path: `/${kind}`,
    title,
    label: title,
    description,
    picture: image,
  };
}

/** Second addresses are the specification's, which is in English. */
const aliasesIn = ({ language }: Site, alias: Page) => (language === "en" ? [alias] : []);

/** Optional pages that this practice has. */
function optionalEntries({ pages, testimonials }: Site): Page[] {
  const dates: { [Name in OptionalPageName]?: string[] } = {
    testimonials: testimonials.reviews.map(({ date }) => date),
    insurance: pages.insurance && [pages.insurance.lastChecked],
  };
  return (Object.keys(optionalPages) as OptionalPageName[]).flatMap((name) => {
    const words = pages[name];
    return words ? [{ ...pageEntry(name, words), changed: newestDate(dates[name] ?? []) }] : [];
  });
}

/** The article list, its numbered pages, and the second URL of the first page. */
function articleLists(site: Site): Page[] {
  const list: Page = {
    ...pageEntry("blogs", site.pages.blogs),
    changed: newestDate(site.articles.map(({ date }) => date)),
  };
  const pages = articlePages(site.articles.length);
  const numbered = Array.from({ length: pages - 1 }, (_, index) => {
    const name = articlePageName(site, index + 2, pages);
    return {
      ...list,
      path: articlePagePath(index + 2),
      title: `${list.title}, ${name}`,
      label: `${list.label}, ${name}`,
      description: `${name}. ${list.description}`,
    };
  });
  const first = { ...list, path: href("/blogs/page/:page", { page: "1" }), aliasOf: list.path };
  return [list, ...aliasesIn(site, first), ...numbered];
}

const providerEntry = (person: Site["providers"][number]): Page => ({
  ...contentFile(person.file, providerSchema, person),
  kind: "provider",
  path: href("/providers/:slug", { slug: person.slug }),
  title: fullName(person),
  label: fullName(person),
  description: person.description,
  picture: person.image,
});

const serviceEntry = (site: Site, service: Site["services"][number]): Page => ({
  ...contentFile(service.file, serviceSchema, service),
  kind: "service",
  path: href("/services/:slug", { slug: service.slug }),
  title: service.name,
  label: service.name,
  description:
    service.description ?? format(site.interface.service.fallbackDescription, { service: service.name }),
  picture: service.image,
});

const locationEntry = (office: Site["locations"][number]): Page => ({
  ...contentFile(office.file, locationSchema, office),
  kind: "location",
  path: href("/location/:slug", { slug: office.slug }),
  title: keepTogether(office.name),
  label: keepTogether(office.name),
  description: office.description,
  picture: office.image,
});

const worksheetEntry = (sheet: Site["worksheets"][number]): Page => ({
  ...contentFile(sheet.file, worksheet, sheet),
  kind: "worksheet",
  path: href("/worksheets/:slug", { slug: sheet.slug }),
  title: sheet.title,
  label: sheet.title,
  description: sheet.description,
});

const articleEntry = (article: Site["articles"][number]): Page => ({
  ...contentFile(article.file, articleSchema, article),
  kind: "article",
  path: href("/blogs/:id", { id: article.slug }),
  title: article.title,
  label: article.title,
  description: article.excerpt,
  picture: article.image,
  changed: changedOn(article),
});

const textEntry = (page: Site["textPages"][number]): Page => ({
  ...contentFile(page.file, textPage, page),
  kind: page.slug === "about-us" ? "about-us" : "text",
  path: `/${page.slug}`,
  title: page.title,
  label: page.title,
  description: page.description,
  picture: page.image,
  changed: page.updated && newestDate([page.updated]),
});
