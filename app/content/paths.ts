/** Every path of the site, derived from content. Prerendering, sitemap, feeds and link checks all read this list. */
import { href } from "react-router";
import type { Site } from "./site.server.ts";

/** Articles on one page of the list; the specification's 21 fit on the first. */
export const articlesPerPage = 24;

/** Second addresses of a page: shown, but left out of the sitemap. The page itself names its true address. */
export const aliasPaths: ReadonlySet<string> = new Set(["/home", "/blogs/page/1"]);

type Named = Pick<Site, "services" | "providers" | "locations" | "articles" | "textPages">;

export const articlePages = (count: number) => Math.max(1, Math.ceil(count / articlesPerPage));

/** Pages of the article list; the first is the list itself. */
export const articlePagePath = (number: number) =>
  number === 1 ? href("/blogs") : href("/blogs/page/:page", { page: String(number) });

export function allPaths(site: Named): string[] {
  const pages = articlePages(site.articles.length);
  return [
    href("/"),
    href("/home"),
    href("/providers"),
    ...site.providers.map(({ slug }) => href("/providers/:slug", { slug })),
    href("/services"),
    ...site.services.map(({ slug }) => href("/services/:slug", { slug })),
    href("/population-health"),
    href("/testimonials"),
    href("/blogs"),
    ...Array.from({ length: pages }, (_, index) => href("/blogs/page/:page", { page: String(index + 1) })),
    ...site.articles.map(({ slug }) => href("/blogs/:id", { id: slug })),
    href("/contact-us"),
    ...site.locations.map(({ slug }) => href("/location/:slug", { slug })),
    href("/insurance"),
    href("/new-patients"),
    href("/language-assistance"),
    href("/search"),
    ...site.textPages.map(({ slug }) => `/${slug}`),
  ];
}
