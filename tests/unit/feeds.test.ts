import { describe, expect, it } from "vitest";
import { jsonFeed, rssFeed } from "../../pipeline/feeds.ts";
import { robots } from "../../pipeline/robots.ts";
import { sitemap } from "../../pipeline/sitemap.ts";
import { readSite } from "../../site/load.server.ts";
import { ownPages } from "../../site/pages.ts";
import type { ArticleEntry, Site } from "../../site/read/site.server.ts";
import { childrenOf, parseXml, textOf } from "./xml.ts";

/** The site with fixed values for these tests. */
const content = readSite();
const url = "https://www.verdin.example";
const days = [
  { date: "May 09, 2025", notes: [] },
  { date: "Sep 27, 2022", notes: ["Nov 15, 2024", "Oct 15, 2025"] },
  { date: "Jul 12, 2021", notes: ["Jul 18, 2022", "Mar 15, 2024", "Jan 15, 2024"] },
];
const site: Site = {
  ...content,
  spanish: undefined,
  addresses: {},
  practice: { ...content.practice, url },
  articles: days.map(({ date, notes }, index) => ({
    ...(content.articles[index] as ArticleEntry),
    id: `blog-${3 - index}`,
    date,
    notes: notes.map((day) => ({ date: day, text: ["Changed."] })),
  })),
};

const nasty = `Salt & "sugar" <b>in</b> Bob's café ]]> &amp; > ñ`;
const withNastyArticle: Site = {
  ...site,
  articles: site.articles.map((article, index) =>
    index === 0 ? { ...article, slug: "azúcar-y-sal", title: nasty, excerpt: nasty } : article,
  ),
};

describe("sitemap.xml", () => {
  const urls = (from: Site) => {
    const root = parseXml(sitemap(from));
    expect(root.name).toBe("urlset");
    expect(root.attributes.xmlns).toBe("http://www.sitemaps.org/schemas/sitemap/0.9");
    return new Map(
      root.children.map((entry) => [
        textOf(entry, "loc"),
        childrenOf(entry, "lastmod").map(({ text }) => text)[0],
      ]),
    );
  };

  it("lists every page once, by its canonical URL", () => {
    expect([...urls(site).keys()]).toEqual(ownPages(site).map(({ path }) => url + path));
    expect(urls(site).has(`${url}/home`)).toBe(false);
    expect(urls(site).has(`${url}/blogs/page/1`)).toBe(false);
  });

  it("dates an article by its newest note, a text by its update, and leaves other dates out", () => {
    const dates = urls(site);
    const articleDates = site.articles.map(({ slug }) => dates.get(`${url}/blogs/${slug}`));
    expect(articleDates).toEqual(["2025-05-09", "2025-10-15", "2024-03-15"]);
    expect(dates.get(`${url}/blogs`)).toBe("2025-05-09");
    const policy = { ...site.textPages[0], slug: "privacy-policy", updated: "Feb 03, 2027" } as never;
    expect(urls({ ...site, textPages: [policy] }).get(`${url}/privacy-policy`)).toBe("2027-02-03");
    expect(dates.get(`${url}/`)).toBeUndefined();
    expect(dates.get(`${url}/providers`)).toBeUndefined();
  });

  it("percent-encodes letters outside ASCII", () => {
    expect(urls(withNastyArticle).get(`${url}/blogs/az%C3%BAcar-y-sal`)).toBe("2025-05-09");
  });
});

describe("robots.txt", () => {
  const lines = (hasSamples: boolean) => robots({ ...site, hasSamples }).split("\n");

  it("allows crawlers and links the sitemap", () => {
    expect(robots({ ...site, hasSamples: false })).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`,
    );
  });

  it("keeps a site with samples out of search, whatever its address", () => {
    expect(lines(true)).toContain("Disallow: /");
    expect(lines(true)).not.toContain("Allow: /");
  });
});

describe("feed.xml", () => {
  const channelOf = (from: Site) => {
    const root = parseXml(rssFeed(from));
    expect(root.name).toBe("rss");
    expect(root.attributes.version).toBe("2.0");
    const [channel] = childrenOf(root, "channel");
    if (!channel) throw new Error("no channel");
    return channel;
  };

  it("has a channel with its own URL", () => {
    const channel = channelOf(site);
    expect(textOf(channel, "link")).toBe(`${url}/blogs`);
    expect(textOf(channel, "title")).toContain(site.practice.name);
    expect(textOf(channel, "description")).toBe(site.pages.blogs.description);
    expect(textOf(channel, "lastBuildDate")).toBe("Wed, 15 Oct 2025 12:00:00 GMT");
    expect(childrenOf(channel, "atom:link")[0]?.attributes).toEqual({
      href: `${url}/feed.xml`,
      rel: "self",
      type: "application/rss+xml",
    });
  });

  it("lists every article, newest first, with date, permanent id and excerpt", () => {
    const items = childrenOf(channelOf(site), "item");
    expect(items.map((item) => textOf(item, "title"))).toEqual(site.articles.map(({ title }) => title));
    expect(items.map((item) => textOf(item, "description"))).toEqual(
      site.articles.map(({ excerpt }) => excerpt),
    );
    const newest = items[0];
    if (!newest) throw new Error("no item");
    expect(textOf(newest, "pubDate")).toBe("Fri, 09 May 2025 12:00:00 GMT");
    expect(textOf(newest, "link")).toBe(`${url}/blogs/${site.articles[0]?.slug}`);
    const guids = items.map((item) => textOf(item, "guid"));
    expect(new Set(guids).size).toBe(items.length);
    expect(guids[0]).toBe("tag:www.verdin.example,2025-05-09:blog-3");
    expect(childrenOf(newest, "guid")[0]?.attributes.isPermaLink).toBe("false");
  });

  it("escapes special characters", () => {
    const [item] = childrenOf(channelOf(withNastyArticle), "item");
    if (!item) throw new Error("no item");
    expect(textOf(item, "title")).toBe(nasty);
    expect(textOf(item, "description")).toBe(nasty);
    expect(textOf(item, "link")).toBe(`${url}/blogs/az%C3%BAcar-y-sal`);
  });
});

describe("feed.json", () => {
  const feed = JSON.parse(jsonFeed(withNastyArticle));

  it("is a JSON Feed 1.1", () => {
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.feed_url).toBe(`${url}/feed.json`);
    expect(feed.home_page_url).toBe(`${url}/blogs`);
    expect(feed.authors).toEqual([{ name: site.practice.name, url: `${url}/` }]);
  });

  it("has the required fields in each item", () => {
    expect(feed.items).toHaveLength(site.articles.length);
    expect(new Set(feed.items.map(({ id }: { id: string }) => id)).size).toBe(site.articles.length);
    for (const item of feed.items) {
      expect(item.url).toMatch(/^https:\/\//);
      expect(item.image).toMatch(/^https:\/\/.*\.png$/);
      expect(item.content_text.length).toBeGreaterThan(0);
      expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT12:00:00\.000Z$/);
      expect(item.date_modified >= item.date_published).toBe(true);
      expect(item.tags).toHaveLength(1);
    }
    expect(feed.items[0].title).toBe(nasty);
    expect(feed.items.at(-1).date_modified).toBe("2024-03-15T12:00:00.000Z");
  });
});
