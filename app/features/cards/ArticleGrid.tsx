import { format } from "../../../site/schema/format.ts";
import type { ArticleCard, CardLabels } from "../../../site/view/cards.server.ts";
import { Card, CardItem, CardLink } from "../../components/Card/Card.tsx";
import styles from "./ArticleGrid.module.css";

interface ArticleGridProps {
  articles: ArticleCard[];
  labels: Pick<CardLabels, "readMore" | "readingTime" | "draft" | "waits">;
  level?: "h2" | "h3";
}

export function ArticleGrid({ articles, labels, level: Title = "h3" }: ArticleGridProps) {
  return (
    <ul className={styles.ArticleGrid}>
      {articles.map((article) => (
        <CardItem key={article.slug} className={styles.article} data-topic={article.topic}>
          <Card picture={article.picture} page={article.path} sizes="(min-width: 992px) 400px, 100vw">
            <p className={styles.facts} data-pagefind-ignore>
              <time dateTime={article.isoDate}>{article.date}</time>
              <span>{format(labels.readingTime, { minutes: article.minutes })}</span>
              <DraftMark article={article} labels={labels} />
            </p>
            <Title className={styles.title}>
              <CardLink to={article.path}>{article.title}</CardLink>
            </Title>
            <p className={styles.excerpt}>{article.excerpt}</p>
            {/* The title's link covers the card; this only looks like a button. */}
            <span className={styles.more} aria-hidden="true">
              {labels.readMore}
            </span>
          </Card>
        </CardItem>
      ))}
    </ul>
  );
}

interface DraftMarkProps {
  article: Pick<ArticleCard, "waitsFor" | "date">;
  labels: Pick<CardLabels, "draft" | "waits">;
}

/** Says why an article is not on the site. Only `npm run dev` shows such articles. */
export function DraftMark({ article: { waitsFor, date }, labels }: DraftMarkProps) {
  if (!waitsFor) return null;
  return <strong>{waitsFor === "draft" ? labels.draft : format(labels.waits, { date })}</strong>;
}
