/** The feed of the articles: RSS 2.0 (feed.xml). */

import { ownPages } from "../data/pages.ts";
import type { ArticleEntry, Site } from "../data/read/site.server.ts";
import { isoDate } from "../data/schema/fields.ts";
import { changedOn } from "../data/text/dates.ts";
import { fileIn, locales } from "../data/text/language.ts";
import { absoluteUrl } from "../data/view/url.ts";
import { escapeXml } from "./xml.ts";

/** Content has dates, feeds need timestamps. At noon UTC it is the same day in Arizona and almost everywhere. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The id must be stable. The URL isn't: it changes with the title. */
const idOf = (site: Site, article: ArticleEntry) =>
  `tag:${new URL(site.practice.url).hostname},${isoDate(article.date)}:${site.language === "en" ? "" : `${site.language}-`}${article.id}`;

export function rssFeed(site: Site): string {
  const { title, description } = site.pages.blogs;
  const topicOf = ({ topic }: ArticleEntry) => site.topics.find(({ key }) => key === topic)?.name ?? topic;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const articles = ownPages(site).filter(({ kind }) => kind === "article");
  const items = articles.map(({ address, content }) => {
    const article = content as ArticleEntry;
    return [
      "    <item>",
      `      ${element("title", article.title)}`,
      `      ${element("link", absoluteUrl(site, address))}`,
      `      <guid isPermaLink="false">${escapeXml(idOf(site, article))}</guid>`,
      `      ${element("pubDate", momentOf(isoDate(article.date)).toUTCString())}`,
      `      ${element("category", topicOf(article))}`,
      `      ${element("description", article.excerpt)}`,
      "    </item>",
    ].join("\n");
  });
  const newest = site.articles.map(changedOn).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    ${element("title", `${site.practice.name}: ${title}`)}`,
    `    ${element("link", absoluteUrl(site, "/blogs"))}`,
    `    ${element("description", description)}`,
    `    <language>${locales[site.language].toLowerCase()}</language>`,
    ...(newest ? [`    ${element("lastBuildDate", momentOf(newest).toUTCString())}`] : []),
    `    <atom:link href="${escapeXml(absoluteUrl(site, fileIn(site, "/feed.xml")))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>\n",
  ].join("\n");
}
