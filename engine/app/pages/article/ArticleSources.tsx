import type { Inline } from "../../../data/schema/blocks.ts";
import type { Source } from "../../../data/view/guidance.server.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./ArticleSources.module.css";

interface ArticleSourcesProps {
  sources: Source[];
  disclaimer: Inline[];
  labels: { sources: string; inEnglish: string };
}

export function ArticleSources({ sources, disclaimer, labels }: ArticleSourcesProps) {
  if (sources.length === 0) {
    return <Paragraph parts={disclaimer} className={styles.ArticleSources} />;
  }
  return (
    <section className={styles.ArticleSources} aria-labelledby="sources">
      <h2 id="sources" className="h5">
        {labels.sources}
      </h2>
      <ul>
        {sources.map(({ organization, title, url, language }) => (
          <li key={url}>
            {/* Titles are those of the pages that they lead to. */}
            <span lang={language}>
              {organization}: <a href={url}>{title}</a>
            </span>
            {language && ` ${labels.inEnglish}`}
          </li>
        ))}
      </ul>
      <Paragraph parts={disclaimer} />
    </section>
  );
}
