/** The list of articles shows 30; each year of older ones has a page of its own. */
import { expect, test } from "vitest";
import { sitemap } from "../../engine/build/site-files.ts";
import { listedArticles } from "../../engine/data/article-lists.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { ownPages } from "../../engine/data/pages.ts";
import { editionsOf } from "../../engine/data/text/language.ts";
import { Copy } from "./content/copy.ts";

const listsOf = (root: string) =>
  editionsOf(readSite(root)).flatMap((site) =>
    ownPages(site)
      .filter(({ kind }) => kind === "blogs")
      .map(({ address, title, changed, year }) => {
        const articles = listedArticles(site.articles, year);
        return `${address} "${title}", ${articles.length} from ${articles[0]?.date}, changed ${changed}`;
      }),
  );

test("up to 30 are on one page", () => {
  expect(listsOf("tests/practice/content")).toEqual([
    '/blogs "Reading Room", 26 from Feb 02, 2026, changed 2026-02-02',
    '/es/articulos "Sala de lectura", 3 from Feb 02, 2026, changed 2026-02-02',
  ]);
});

// 26 and 9 in English; 3 and 9, and so no second page, in Spanish.
test("of 35, the oldest are on the pages of their years", () => {
  using content = new Copy("everything");
  content.moreArticles(9);
  expect(listsOf(content.root)).toEqual([
    '/blogs "Reading Room", 30 from Feb 02, 2026, changed 2026-02-02',
    '/blogs/archive/2018 "Articles from 2018", 9 from Sep 01, 2018, changed 2018-09-01',
    '/es/articulos "Sala de lectura", 12 from Feb 02, 2026, changed 2026-02-02',
  ]);
});

test("the pages of years are in both languages, in the sitemap, and no article can have their address", () => {
  using content = new Copy("everything");
  content.moreArticles(32);
  content.edit("blogs/blog-101.md", "slug: note-0", 'slug: "2018"');
  expect(listsOf(content.root)).toEqual([
    '/blogs "Reading Room", 30 from Feb 02, 2026, changed 2026-02-02',
    '/blogs/archive/2020 "Articles from 2020", 8 from Aug 01, 2020, changed 2020-08-01',
    '/blogs/archive/2019 "Articles from 2019", 12 from Dec 01, 2019, changed 2019-12-01',
    '/blogs/archive/2018 "Articles from 2018", 12 from Dec 01, 2018, changed 2018-12-01',
    '/es/articulos "Sala de lectura", 30 from Feb 02, 2026, changed 2026-02-02',
    '/es/articulos/archivo/2018 "Artículos de 2018", 12 from Dec 01, 2018, changed 2018-12-01',
  ]);
  const text = sitemap(readSite(content.root));
  for (const address of ["/blogs/2018", "/blogs/archive/2018", "/es/articulos/archivo/2018"])
    expect(text).toContain(`<loc>https://www.penasco.example${address}</loc>`);
});
