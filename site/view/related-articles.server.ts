import type { ArticleEntry, Site } from "../read/site.server.ts";

const count = 3;

/** Same topic first, then the newest. */
export function relatedArticles({ articles }: Site, { id, topic }: ArticleEntry): ArticleEntry[] {
  const others = articles.filter((other) => other.id !== id);
  const sameFirst = others.toSorted((a, b) => Number(b.topic === topic) - Number(a.topic === topic));
  return sameFirst.slice(0, count);
}
