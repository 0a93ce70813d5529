import { useEffect } from "react";
import { pageLoader } from "../../../site/load.server.ts";
import { pick } from "../../../site/text/pick.ts";
import { articleCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { listData } from "../../../site/view/structured-data/pages.server.ts";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import type { Route } from "./+types/blogs.ts";
import styles from "./blogs.module.css";
import { TopicFilter, useTopic } from "./TopicFilter.tsx";

/** Three rows of three. The rest unfolds below them: all at once are 17 screens on a phone. */
const shownFirst = 9;

export const loader = pageLoader((site) => {
  const page = site.pages.blogs;
  return {
    meta: metaOf(site, { ...page, path: "/blogs", data: listData() }),
    lead: page.lead,
    articles: site.articles.map((article) => articleCard(site, article)),
    topics: site.topics,
    labels: pick(site.interface.article, "topics", "allTopics", "count"),
  };
});

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { lead, articles, topics, labels } = loaderData;
  const moreLabel = useShared().labels.search.more;
  const [topic, setTopic] = useTopic(topics);
  const shown = topic ? articles.filter((article) => article.topic === topic) : articles;
  useEffect(() => {
    // The specification (section 2) requires that the page logs its links.
    console.log(articles.map(({ path }) => path).join("\n"));
  }, [articles]);
  return (
    <Page meta={loaderData.meta} lead={lead}>
      <TopicFilter topics={topics} chosen={topic} onChoose={setTopic} count={shown.length} labels={labels} />
      <ArticleGrid articles={shown.slice(0, shownFirst)} level="h2" />
      {shown.length > shownFirst && (
        // By topic, so that another one begins closed.
        <details key={topic ?? ""} className={styles.rest}>
          <summary>{moreLabel}</summary>
          <ArticleGrid articles={shown.slice(shownFirst)} level="h2" />
        </details>
      )}
    </Page>
  );
}
