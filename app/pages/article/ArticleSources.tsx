import type { Article } from "../../schema/article.ts";
import styles from "./ArticleSources.module.css";

interface ArticleSourcesProps {
  sources: Article["sources"];
  disclaimer: string;
  words: { sources: string };
}

export function ArticleSources({ sources, disclaimer, words }: ArticleSourcesProps) {
  if (sources.length === 0) return <p className={styles.ArticleSources}>{disclaimer}</p>;
  return (
    <section className={styles.ArticleSources} aria-labelledby="sources">
      <h2 id="sources">{words.sources}</h2>
      <ul>
        {sources.map(({ organization, title, url }) => (
          <li key={url}>
            {organization}: <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p>{disclaimer}</p>
    </section>
  );
}
