import type { ArticleCard } from "../../../data/view/cards.server.ts";
import { Card, CardItem, CardLink } from "../../components/Card/Card.tsx";
import { useShared } from "../shared/useShared.ts";
import styles from "./ArticleGrid.module.css";

interface ArticleGridProps {
  articles: ArticleCard[];
  level?: "h2" | "h3";
}

export function ArticleGrid({ articles, level: Title = "h3" }: ArticleGridProps) {
  const { labels } = useShared();
  return (
    <ul className={styles.ArticleGrid}>
      {articles.map((article) => (
        <CardItem key={article.path} className={styles.article} data-topic={article.topic}>
          <Card picture={article.picture} page={article.path} sizes="(min-width: 992px) 400px, 100vw">
            <p className={`${styles.facts} cluster quiet`} data-pagefind-ignore>
              <time dateTime={article.isoDate}>{article.date}</time>
              <span>{article.readingTime}</span>
              {article.mark && <strong>{article.mark}</strong>}
            </p>
            <Title className={styles.title}>
              <CardLink to={article.path}>{article.title}</CardLink>
            </Title>
            <p className={styles.excerpt}>{article.excerpt}</p>
            {/* The title's link covers the card; this only looks like a button. */}
            <span className={`${styles.more} no-print`} aria-hidden="true">
              {labels.readMore}
            </span>
          </Card>
        </CardItem>
      ))}
    </ul>
  );
}
