/** Every page of the site as one table. Whatever walks over pages (prerendering, sitemap, search, checks) walks over it. */

import { href } from "react-router";
import { format } from "../schema/format.ts";
import type { OptionalPageName, PageName, TextPageName } from "../schema/page.ts";
import { changedOn, newestDate } from "./dates.ts";
import { fullName, keepTogether } from "./names.ts";
import type { Pages } from "./pages.server.ts";
import type { Site } from "./site.server.ts";

export type PageKind =
  | Exclude<PageName, "not-found">
  | "service"
  | "provider"
  | "location"
  | "article"
  | "about-us"
  | "text";

export interface PageEntry {
  /** Pages of one kind share a route module and a layout. */
  kind: PageKind;
  path: string;
  /** Where an editor finds its words, below content/. */
  file: string;
  /** The h1. */
  title: string;
  /** Words of a link to the page. */
  label: string;
  description: string;
  /** Name of the page's own picture, below content/images. */
  picture?: string | undefined;
  /** The day it last changed, where content knows it: 2026-11-01. */
  changed?: string | undefined;
  /** A second address shows the same page and stays out of sitemap and search. */
  aliasOf?: string;
  /** Left out of the search index. */
  notInSearch?: true;
  /** Stored on the visitor's device: phone, hours and addresses. */
  isEssential?: true;
}

/** Articles on one page of the list; the specification's 21 fit on the first. */
export const articlesPerPage = 24;
export const articlePages = (count: number) => Math.max(1, Math.ceil(count / articlesPerPage));

/** All articles as cards, for a topic whose articles stand on several pages. */
export const articlesFile = "/data/articles.json";

/** Pages of the article list; the first is the list itself. */
export const articlePagePath = (number: number) =>
  number === 1 ? href("/blogs") : href("/blogs/page/:page", { page: String(number) });

/** Fills {n} and {m}: "Page 2 of 3". */
export const articlePageName = (
  { interface: words }: Pick<Site, "interface">,
  number: number,
  pages: number,
) => format(words.article.pageOf, { n: number, m: pages });

export function pagesOf(site: Site): PageEntry[] {
  const { pages } = site;
  const home = {
    ...pageEntry("home", pages.home),
    path: href("/"),
    title: pages.home.hero.headline,
    label: site.interface.homeCrumb,
    picture: pages.home.hero.pictures[0]?.light,
    isEssential: true as const,
  };
  return [
    home,
    { ...home, path: href("/home"), aliasOf: home.path },
    pageEntry("providers", pages.providers),
    ...site.providers.map(providerEntry),
    pageEntry("services", pages.services),
    ...site.services.map((service) => serviceEntry(site, service)),
    ...optional(pages, "population-health"),
    ...optional(pages, "testimonials").map((entry) => ({
      ...entry,
      changed: newestOf(site.testimonials.reviews.map(({ date }) => date)),
    })),
    ...articleLists(site),
    ...site.articles.map(articleEntry),
    { ...pageEntry("contact-us", pages["contact-us"]), isEssential: true as const },
    ...site.locations.map(locationEntry),
    ...optional(pages, "insurance").map((entry) => ({
      ...entry,
      changed: newestOf([pages.insurance?.lastChecked ?? ""]),
    })),
    ...optional(pages, "new-patients"),
    ...optional(pages, "language-assistance"),
    { ...pageEntry("search", pages.search), notInSearch: true as const },
    ...site.textPages.map(textEntry),
  ];
}

/** Addresses of all pages, aliases included. */
export const allPaths = (site: Site) => pagesOf(site).map(({ path }) => path);

/** Each page once. */
export const ownPages = (site: Site) => pagesOf(site).filter(({ aliasOf }) => aliasOf === undefined);

const newestOf = (dates: string[]) => (dates.length > 0 ? newestDate(dates) : undefined);

interface Words {
  title: string;
  description: string;
}

function pageEntry(kind: Exclude<PageName, "not-found">, { title, description }: Words): PageEntry {
  return { kind, path: `/${kind}`, file: `pages/${kind}.yaml`, title, label: title, description };
}

function optional(pages: Pages, name: OptionalPageName): PageEntry[] {
  const words = pages[name];
  return words ? [pageEntry(name, words)] : [];
}

/** The list, its numbered pages, and the first page's second address. */
function articleLists(site: Site): PageEntry[] {
  const list: PageEntry = {
    ...pageEntry("blogs", site.pages.blogs),
    changed: newestOf(site.articles.map(({ date }) => date)),
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
  return [list, { ...list, path: href("/blogs/page/:page", { page: "1" }), aliasOf: list.path }, ...numbered];
}

const providerEntry = (person: Site["providers"][number]): PageEntry => ({
  kind: "provider",
  path: href("/providers/:slug", { slug: person.slug }),
  file: person.file,
  title: fullName(person),
  label: fullName(person),
  description: person.description,
  picture: person.image,
});

const serviceEntry = (site: Site, service: Site["services"][number]): PageEntry => ({
  kind: "service",
  path: href("/services/:slug", { slug: service.slug }),
  file: service.file,
  title: service.name,
  label: service.name,
  description:
    service.description ?? format(site.interface.service.fallbackDescription, { service: service.name }),
  picture: service.image,
});

const locationEntry = (office: Site["locations"][number]): PageEntry => ({
  kind: "location",
  path: href("/location/:slug", { slug: office.slug }),
  file: office.file,
  title: keepTogether(office.name),
  label: keepTogether(office.name),
  description: office.description,
  picture: office.image,
  isEssential: true,
});

const articleEntry = (article: Site["articles"][number]): PageEntry => ({
  kind: "article",
  path: href("/blogs/:id", { id: article.slug }),
  file: article.file,
  title: article.title,
  label: article.title,
  description: article.excerpt,
  picture: article.image,
  changed: changedOn(article),
});

const textEntry = ({
  slug,
  file,
  title,
  description,
  image,
  updated,
}: Site["textPages"][number]): PageEntry => ({
  kind: slug === "about-us" ? "about-us" : "text",
  path: `/${slug satisfies TextPageName}`,
  file,
  title,
  label: title,
  description,
  picture: image,
  changed: updated && newestDate([updated]),
});
