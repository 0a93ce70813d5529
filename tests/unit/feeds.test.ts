/** What the feed of the frozen practice, which the outlines have, doesn't show. */
import { expect, it } from "vitest";
import { rssFeed } from "../../engine/build/feeds.ts";
import { robots } from "../../engine/build/site-files.ts";
import { readSite } from "../../engine/data/load.server.ts";

const site = readSite();

it("a note later than the article is its last change; special characters are escaped", () => {
  const [article] = site.articles;
  if (!article) throw new Error("the practice has no article");
  const notes = [{ date: "Oct 15, 2026", text: ["Changed."] }];
  const changed = {
    ...site,
    articles: [{ ...article, title: `Salt & "sugar" <b>`, excerpt: "]]> &amp;", notes }],
  };
  expect(rssFeed(changed)).toContain("<lastBuildDate>Thu, 15 Oct 2026 12:00:00 GMT</lastBuildDate>");
  expect(rssFeed(changed)).toContain("<title>Salt &amp; &quot;sugar&quot; &lt;b&gt;</title>");
  expect(rssFeed(changed)).toContain("<description>]]&gt; &amp;amp;</description>");
});

it.each([true, false])(
  "robots.txt lets crawlers in, which read in the pages whether to stay: %s",
  (hasSamples) => {
    expect(robots({ ...site, hasSamples })).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://www.penasco.example/sitemap.xml\n",
    );
  },
);
