/** The list of articles: its pages and their addresses. */
import { href } from "react-router";
import type { Site } from "./read/site.server.ts";
import { format } from "./schema/format.ts";

/** Articles on one page of the list; the specification's 21 fit on the first. */
export const articlesPerPage = 24;
export const articlePages = (count: number) => Math.max(1, Math.ceil(count / articlesPerPage));

/** All articles as cards, for a topic whose articles span several pages of the list. */
export const articlesFile = "/data/articles.json";

/** Pages of the article list; the first is the list itself. */
export const articlePagePath = (number: number) =>
  number === 1 ? href("/blogs") : href("/blogs/page/:page", { page: String(number) });

/** Every article that was written, published or not, newest first. */
export function writtenArticles({ articles, drafts }: Pick<Site, "articles" | "drafts">) {
  const files = new Map([...articles, ...drafts].map((article) => [article.file, article]));
  const numberOf = ({ id }: { id: string }) => Number(id.replace("blog-", ""));
  return [...files.values()].sort((a, b) => numberOf(b) - numberOf(a));
}

/** Fills {n} and {m}: "Page 2 of 3". */
export const articlePageName = (
  { interface: labels }: Pick<Site, "interface">,
  number: number,
  pages: number,
) => format(labels.article.pageOf, { n: number, m: pages });
