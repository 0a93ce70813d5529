import type { Article } from "../../../site/schema/article.ts";
import type { Inline } from "../../../site/schema/blocks.ts";
import { Words } from "../../components/Words/Words.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import styles from "./ArticleSources.module.css";

interface ArticleSourcesProps {
  sources: Article["sources"];
  disclaimer: Inline[];
  labels: { sources: string };
}

export function ArticleSources({ sources, disclaimer, labels }: ArticleSourcesProps) {
  const { language } = useShared();
  if (sources.length === 0) {
    return (
      <p className={styles.ArticleSources}>
        <Words parts={disclaimer} />
      </p>
    );
  }
  return (
    <section className={styles.ArticleSources} aria-labelledby="sources">
      <h2 id="sources">{labels.sources}</h2>
      <ul>
        {sources.map(({ organization, title, url }) => (
          // Titles are those of the pages that they lead to.
          <li key={url} lang={language === "en" ? undefined : "en"}>
            {organization}: <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <Words parts={disclaimer} />
      </p>
    </section>
  );
}
