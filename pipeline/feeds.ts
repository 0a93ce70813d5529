/** Feeds of the articles: RSS 2.0 (feed.xml) and JSON Feed 1.1 (feed.json). */

import { ownPages } from "../site/pages.ts";
import type { ArticleEntry, Site } from "../site/read/site.server.ts";
import { isoDate } from "../site/schema/fields.ts";
import { changedOn } from "../site/text/dates.ts";
import { fileIn, locales } from "../site/text/language.ts";
import { absoluteUrl, shareImagePath } from "../site/view/url.ts";
import { escapeXml } from "./xml.ts";

/** Content has dates, feeds need timestamps. At noon UTC it is the same day in Arizona and almost everywhere. */
const momentOf = (day: string) => new Date(`${day}T12:00:00Z`);

/** The id must be stable. The URL isn't: it changes with the title. */
const idOf = (site: Site, article: ArticleEntry) =>
  `tag:${new URL(site.practice.url).hostname},${isoDate(article.date)}:${site.language === "en" ? "" : `${site.language}-`}${article.id}`;

const articlesOf = (site: Site) =>
  ownPages(site)
    .filter(({ kind }) => kind === "article")
    .map(({ address, content }) => ({
      ...(content as ArticleEntry),
      address,
      url: absoluteUrl(site, address),
    }));

function facts(site: Site) {
  const { practice, pages } = site;
  return {
    title: `${practice.name}: ${pages.blogs.title}`,
    description: pages.blogs.description,
    home: absoluteUrl(site, "/blogs"),
  };
}

export function rssFeed(site: Site): string {
  const { title, description, home } = facts(site);
  const topicOf = ({ topic }: ArticleEntry) => site.topics.find(({ key }) => key === topic)?.name ?? topic;
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
  const items = articlesOf(site).map((article) =>
    [
      "    <item>",
      `      ${element("title", article.title)}`,
      `      ${element("link", article.url)}`,
      `      <guid isPermaLink="false">${escapeXml(idOf(site, article))}</guid>`,
      `      ${element("pubDate", momentOf(isoDate(article.date)).toUTCString())}`,
      `      ${element("category", topicOf(article))}`,
      `      ${element("description", article.excerpt)}`,
      "    </item>",
    ].join("\n"),
  );
  const newest = site.articles.map(changedOn).sort().at(-1);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    ${element("title", title)}`,
    `    ${element("link", home)}`,
    `    ${element("description", description)}`,
    `    <language>${locales[site.language].toLowerCase()}</language>`,
    ...(newest ? [`    ${element("lastBuildDate", momentOf(newest).toUTCString())}`] : []),
    `    <atom:link href="${escapeXml(absoluteUrl(site, fileIn(site, "/feed.xml")))}" rel="self" type="application/rss+xml"/>`,
    ...items,
    "  </channel>",
    "</rss>\n",
  ].join("\n");
}

export function jsonFeed(site: Site): string {
  const { title, description, home } = facts(site);
  const feed = {
    version: "https://jsonfeed.org/version/1.1",
    title,
    description,
    home_page_url: home,
    feed_url: absoluteUrl(site, fileIn(site, "/feed.json")),
    icon: absoluteUrl(site, "/icon-512.png"),
    favicon: absoluteUrl(site, "/icon-192.png"),
    language: locales[site.language],
    authors: [{ name: site.practice.name, url: absoluteUrl(site, "/") }],
    items: articlesOf(site).map((article) => ({
      id: idOf(site, article),
      url: article.url,
      title: article.title,
      // Only the excerpt: the full article is on the site, with its sources, notes and the 988 block.
      content_text: article.excerpt,
      image: absoluteUrl(site, shareImagePath(article.address)),
      date_published: momentOf(isoDate(article.date)).toISOString(),
      date_modified: momentOf(changedOn(article)).toISOString(),
      tags: site.topics.filter(({ key }) => key === article.topic).map(({ name }) => name),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
