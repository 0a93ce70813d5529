import { useEffect } from "react";
import { listedArticles, olderYears, yearPath } from "../../../site/article-lists.ts";
import { existing, pageLoader } from "../../../site/load.server.ts";
import { pagesOf } from "../../../site/pages.ts";
import { format } from "../../../site/schema/format.ts";
import { pick } from "../../../site/text/pick.ts";
import { articleCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { ArticleGrid } from "../../features/cards/ArticleGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/blogs.ts";
import { TopicFilter, useTopic } from "./TopicFilter.tsx";

export const loader = pageLoader((site, { year }, path) => {
  const { blogs: list } = site.pages;
  const labels = site.interface.article;
  const page = existing(pagesOf(site).find((one) => one.path === path));
  const ofYear = { ...pick(page, "title", "description"), crumbs: [{ label: list.title, path: "/blogs" }] };
  const articles = listedArticles(site.articles, year);
  return {
    meta: metaOf(site, { ...(year ? ofYear : list), path }),
    lead: list.lead,
    articles: articles.map((article) => articleCard(site, article)),
    topics: site.topics.filter(({ key }) => articles.some(({ topic }) => topic === key)),
    years: olderYears(site.articles)
      .filter((one) => one !== year)
      .map((one) => ({ label: format(labels.year, { year: one }), path: yearPath(one) })),
    labels: pick(labels, "topics", "allTopics", "count"),
  };
});

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { meta, lead, articles, topics, years, labels } = loaderData;
  const [topic, setTopic] = useTopic(topics);
  const shown = topic ? articles.filter((article) => article.topic === topic) : articles;
  useEffect(() => {
    // The specification (section 2) requires that the page logs its links.
    console.log(articles.map(({ path }) => path).join("\n"));
  }, [articles]);
  return (
    <Page meta={meta} lead={lead}>
      <TopicFilter topics={topics} chosen={topic} onChoose={setTopic} count={shown.length} labels={labels} />
      <div className="stack">
        <ArticleGrid articles={shown} level="h2" />
        {years.length > 0 && (
          <ul className="cluster targets">
            {years.map(({ label, path }) => (
              <li key={path}>
                <a href={path}>{label}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Page>
  );
}
