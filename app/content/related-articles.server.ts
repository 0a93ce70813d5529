import type { ArticleEntry, Site } from "./site.server.ts";

const count = 3;

/** Of the same topic first, then the newest. */
export function relatedArticles({ articles }: Site, article: ArticleEntry): ArticleEntry[] {
  const others = articles.filter(({ id }) => id !== article.id);
  const same = others.filter(({ topic }) => topic === article.topic);
  return [...new Set([...same, ...others])].slice(0, count);
}
