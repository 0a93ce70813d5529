import { listedArticles, olderYears, yearPath } from "../../../data/article-lists.ts";
import { format } from "../../../data/labels/format.ts";
import type { PageEntry } from "../../../data/pages.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { pick } from "../../../data/text/pick.ts";
import { articleCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site, { path, title, description, year }: PageEntry) {
  const { blogs: list } = site.pages;
  const labels = site.interface.article;
  const ofYear = { title, description, crumbs: [{ label: list.title, path: "/blogs" }] };
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
}
