/** Feeds, sitemap and robots.txt of a small site. tests/built/html.test.ts looks for every page and article in those of a practice. */
import { expect, it } from "vitest";
import { jsonFeed, rssFeed } from "../../pipeline/feeds.ts";
import { robots } from "../../pipeline/robots.ts";
import { sitemap } from "../../pipeline/sitemap.ts";
import { readSite } from "../../site/load.server.ts";
import type { ArticleEntry, Site } from "../../site/read/site.server.ts";

const content = readSite();
const url = "https://www.verdin.example";
const note = (date: string) => ({ date, text: ["Changed."] });
const [first, second] = content.articles as [ArticleEntry, ArticleEntry];
const site: Site = {
  ...content,
  spanish: undefined,
  addresses: {},
  practice: { ...content.practice, url },
  articles: [
    {
      ...first,
      id: "blog-2",
      slug: "azúcar-y-sal",
      title: `Salt & "sugar" <b>`,
      excerpt: "Bob's ]]> &amp; > ñ",
      date: "May 09, 2025",
      notes: [],
    },
    { ...second, id: "blog-1", slug: "old", title: "Old", excerpt: "O", date: "Sep 27, 2022" },
  ].map((article, place) => ({
    ...article,
    notes: place ? [note("Oct 15, 2025"), note("Nov 15, 2024")] : [],
  })),
};
const { description } = content.pages.blogs;

it("feed.xml has every article, newest first, with special characters escaped", () => {
  expect(rssFeed(site)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Peñasco Family Medicine: Reading Room</title>
    <link>${url}/blogs</link>
    <description>${description}</description>
    <language>en-us</language>
    <lastBuildDate>Wed, 15 Oct 2025 12:00:00 GMT</lastBuildDate>
    <atom:link href="${url}/feed.xml" rel="self" type="application/rss+xml"/>
    <item>
      <title>Salt &amp; &quot;sugar&quot; &lt;b&gt;</title>
      <link>${url}/blogs/az%C3%BAcar-y-sal</link>
      <guid isPermaLink="false">tag:www.verdin.example,2025-05-09:blog-2</guid>
      <pubDate>Fri, 09 May 2025 12:00:00 GMT</pubDate>
      <category>Heart and sugar</category>
      <description>Bob&apos;s ]]&gt; &amp;amp; &gt; ñ</description>
    </item>
    <item>
      <title>Old</title>
      <link>${url}/blogs/old</link>
      <guid isPermaLink="false">tag:www.verdin.example,2022-09-27:blog-1</guid>
      <pubDate>Tue, 27 Sep 2022 12:00:00 GMT</pubDate>
      <category>Office news</category>
      <description>O</description>
    </item>
  </channel>
</rss>
`);
});

it("feed.json is a JSON Feed 1.1, with the day of the last note", () => {
  const { items, ...feed } = JSON.parse(jsonFeed(site));
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    feed_url: `${url}/feed.json`,
    home_page_url: `${url}/blogs`,
    authors: [{ name: "Peñasco Family Medicine", url: `${url}/` }],
  });
  expect(items).toHaveLength(2);
  expect(items[1]).toEqual({
    id: "tag:www.verdin.example,2022-09-27:blog-1",
    url: `${url}/blogs/old`,
    title: "Old",
    content_text: "O",
    image: `${url}/share/blogs-old.png`,
    date_published: "2022-09-27T12:00:00.000Z",
    date_modified: "2025-10-15T12:00:00.000Z",
    tags: ["Office news"],
  });
});

it("sitemap.xml dates an article by its newest note and a text by its update, and leaves other dates out", () => {
  const policy = { ...site.textPages[0], slug: "privacy-policy", updated: "Feb 03, 2027" } as never;
  const lines = sitemap({ ...site, textPages: [policy] }).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `  <url><loc>${url}/</loc></url>`,
  ]);
  for (const [path, date] of Object.entries({
    "/blogs/az%C3%BAcar-y-sal": "2025-05-09",
    "/blogs/old": "2025-10-15",
    "/blogs": "2025-05-09",
    "/privacy-policy": "2027-02-03",
  }))
    expect(lines).toContain(`  <url><loc>${url}${path}</loc><lastmod>${date}</lastmod></url>`);
});

it("robots.txt allows crawlers, but on a site with samples", () => {
  const map = `\n\nSitemap: ${url}/sitemap.xml\n`;
  expect(robots({ ...site, hasSamples: false })).toBe(`User-agent: *\nAllow: /${map}`);
  expect(robots({ ...site, hasSamples: true }).split("\n")).toContain("Disallow: /");
  expect(robots({ ...site, hasSamples: true })).not.toContain("Allow");
});
