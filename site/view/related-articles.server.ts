import type { ArticleEntry, Site } from "../read/site.server.ts";

const count = 3;

/** Same topic first, then the newest. Stops early, because there may be thousands of articles. */
export function relatedArticles({ articles }: Site, article: ArticleEntry): ArticleEntry[] {
  const same = pick(articles, ({ id, topic }) => id !== article.id && topic === article.topic);
  const others = pick(articles, (other) => other.id !== article.id && !same.includes(other));
  return [...same, ...others].slice(0, count);
}

function pick(articles: ArticleEntry[], isFit: (article: ArticleEntry) => boolean): ArticleEntry[] {
  const found: ArticleEntry[] = [];
  for (const article of articles) {
    if (found.length === count) break;
    if (isFit(article)) found.push(article);
  }
  return found;
}
