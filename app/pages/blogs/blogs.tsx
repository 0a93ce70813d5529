import { useEffect } from "react";
import { Band } from "../components/Container/Container.tsx";
import { articleCard, cardWords } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import {
  articlePageName,
  articlePagePath,
  articlePages,
  articlesFile,
  articlesPerPage,
  pagesOf,
} from "../content/page-table.ts";
import { loadSite } from "../content/site.server.ts";
import { listData } from "../content/structured-data/pages.server.ts";
import { ArticleGrid } from "../sections/ArticleGrid/ArticleGrid.tsx";
import { ArticlePager } from "../sections/ArticlePager/ArticlePager.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { TopicFilter, useTopic } from "../sections/TopicFilter/TopicFilter.tsx";
import { useAllArticles } from "../sections/TopicFilter/useAllArticles.ts";
import type { Route } from "./+types/blogs.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader({ params }: Route.LoaderArgs) {
  const site = loadSite();
  const page = site.pages.blogs;
  const number = "page" in params ? Number(params.page) : 1;
  const pages = articlePages(site.articles.length);
  const first = (number - 1) * articlesPerPage;
  const words = site.interface.article;
  const pageOf = articlePageName(site, number, pages);
  const path = articlePagePath(number);
  const entry = pagesOf(site).find((listed) => listed.path === path) ?? page;
  return {
    meta: metaOf(site, { title: entry.title, description: entry.description, path, data: listData() }),
    lead: page.lead,
    allArticles: pages > 1 ? articlesFile : undefined,
    articles: site.articles.slice(first, first + articlesPerPage).map(articleCard),
    topics: site.topics,
    newer: number > 1 ? articlePagePath(number - 1) : undefined,
    older: number < pages ? articlePagePath(number + 1) : undefined,
    words: { ...cardWords(site), ...words, pageOf },
  };
}

export const meta = pageMeta;

export default function Blogs({ loaderData }: Route.ComponentProps) {
  const { lead, articles, topics, newer, older, words } = loaderData;
  const [topic, setTopic] = useTopic(topics);
  const all = useAllArticles(articles, loaderData.allArticles, topic !== undefined);
  const shown = topic ? all.filter((article) => article.topic === topic) : articles;
  useEffect(() => {
    // The specification asks for it (section 2): the page writes its links to the console.
    console.log(articles.map(({ path }) => path).join("\n"));
  }, [articles]);
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band tone="dune">
        <PageLead>{lead}</PageLead>
        <TopicFilter topics={topics} chosen={topic} onChoose={setTopic} count={shown.length} words={words} />
        <ArticleGrid articles={shown} words={words} level="h2" />
        {!topic && (newer ?? older) && <ArticlePager newer={newer} older={older} words={words} />}
      </Band>
    </>
  );
}
