import { useEffect } from "react";
import {
  articlePageName,
  articlePagePath,
  articlePages,
  articlesFile,
  articlesPerPage,
} from "../../../site/article-list.ts";
import { pageLoader } from "../../../site/load.server.ts";
import { pagesOf } from "../../../site/pages.ts";
import { fileIn } from "../../../site/text/language.ts";
import { pick } from "../../../site/text/pick.ts";
import { articleCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { listData } from "../../../site/view/structured-data/pages.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PageLead } from "../../features/page-head/PageLead.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import type { Route } from "./+types/blogs.ts";
import { ArticlePager } from "./ArticlePager.tsx";
import styles from "./blogs.module.css";
import { TopicFilter, useTopic } from "./TopicFilter.tsx";
import { useAllArticles } from "./useAllArticles.ts";

/** Three rows of three. The rest unfolds below them: all at once are 17 screens on a phone. */
const shownFirst = 9;

export const loader = pageLoader((site, params) => {
  const page = site.pages.blogs;
  const number = "page" in params ? Number(params.page) : 1;
  const pages = articlePages(site.articles.length);
  const first = (number - 1) * articlesPerPage;
  const pageOf = articlePageName(site, number, pages);
  const path = articlePagePath(number);
  const entry = pagesOf(site).find((listed) => listed.path === path) ?? page;
  return {
    meta: metaOf(site, {
      ...(number === 1 && page),
      title: entry.title,
      description: entry.description,
      path,
      data: listData(),
    }),
    lead: page.lead,
    allArticles: pages > 1 ? fileIn(site, articlesFile) : undefined,
    articles: site.articles
      .slice(first, first + articlesPerPage)
      .map((article) => articleCard(site, article)),
    topics: site.topics,
    newer: number > 1 ? articlePagePath(number - 1) : undefined,
    older: number < pages ? articlePagePath(number + 1) : undefined,
    labels: { ...pick(site.interface.article, "topics", "allTopics", "count", "newer", "older"), pageOf },
  };
});

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { lead, articles, topics, newer, older, labels } = loaderData;
  const moreLabel = useShared().labels.search.more;
  const [topic, setTopic] = useTopic(topics);
  const all = useAllArticles(articles, loaderData.allArticles, topic !== undefined);
  const shown = topic ? all.filter((article) => article.topic === topic) : articles;
  useEffect(() => {
    // The specification (section 2) requires that the page logs its links.
    console.log(articles.map(({ path }) => path).join("\n"));
  }, [articles]);
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{lead}</PageLead>
        <TopicFilter
          topics={topics}
          chosen={topic}
          onChoose={setTopic}
          count={shown.length}
          labels={labels}
        />
        <ArticleGrid articles={shown.slice(0, shownFirst)} level="h2" />
        {shown.length > shownFirst && (
          // By topic, so that another one begins closed.
          <details key={topic ?? ""} className={styles.rest}>
            <summary>{moreLabel}</summary>
            <ArticleGrid articles={shown.slice(shownFirst)} level="h2" />
          </details>
        )}
        {!topic && (newer ?? older) && <ArticlePager newer={newer} older={older} labels={labels} />}
      </Band>
    </>
  );
}
