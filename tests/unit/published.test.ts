/** Old addresses and articles that wait: redirects, pages that a publish would remove, drafts. */
import { describe, expect, test } from "vitest";
import { rssFeed } from "../../engine/build/feeds.ts";
import { sitemap } from "../../engine/build/site-files.ts";
import { draftList } from "../../engine/cli/preflight.ts";
import { formatRemoved, removedPages } from "../../engine/data/check/removed.server.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { allPaths, filesOf } from "../../engine/data/pages.ts";
import { siteIndex } from "../../engine/data/view/site-index.server.ts";
import { Copy } from "./content/copy.ts";

const site = readSite();

describe("pages of the live site that would be gone", () => {
  const entry = (address: string, english?: string) => {
    const url = (path: string) => `https://www.practice.example${path}`;
    const link = english ? `<xhtml:link rel="alternate" hreflang="en" href="${url(english)}"/>` : "";
    return `<url><loc>${url(address)}</loc>${link}</url>`;
  };
  const english = { ...site, spanish: undefined, addresses: {} };
  const live = sitemap(site);
  test.each<[what: string, entries: string[], redirects: (string | undefined)[], of?: typeof site]>([
    ["none of this site", [live], []],
    ["none with a redirect, however it is typed", [entry("/ni%C3%B1os"), entry("/visit.php")], []],
    [
      "one with a new name",
      [entry("/services/foot-cares")],
      ["/services/foot-cares, to: /services/foot-care"],
    ],
    // The page with a similar name was there already, so it is another one.
    ["one without", [live, entry("/services/foot-cares")], ["/services/foot-cares, to: /services"]],
    ["one without a page above", [entry("/locations")], ["/locations, to: /"]],
    ["a translation", [entry("/es/viejo", "/about-us")], ["/es/viejo, to: /es/quienes-somos"]],
    ["a translation of a site in English", [entry("/es/viejo", "/about-us")], [undefined], english],
  ])("%s", (_, entries, redirects, of = site) => {
    expect(removedPages(of, entries.join("\n")).map(({ redirect }) => redirect)).toEqual(
      redirects.map((line) => line && `- { from: ${line} }`),
    );
  });

  test("ten are listed, the others counted", () => {
    const many = Array.from({ length: 12 }, (_, index) => entry(`/gone-${index}`)).join("\n");
    const lines = formatRemoved(removedPages(site, many)).split("\n");
    expect([lines[0], lines[1], lines.at(-1)]).toEqual([
      "12 public pages would be gone:",
      "  /gone-0",
      "  and 2 more",
    ]);
  });
});

describe("articles that wait", () => {
  /** Just before midnight of the last day of 2030 in Denver; in UTC it is 2031. */
  const eve = new Date("2031-01-01T06:59:00Z");
  const midnight = new Date("2031-01-01T07:00:00Z");

  function waiting(line: string) {
    const content = new Copy();
    content.article({ title: "title: Wait for It", [line.startsWith("date") ? "date" : "more"]: line });
    return content;
  }

  test.each([
    ["a draft", "draft: true", midnight],
    ["an article of the future, by the practice's clock", 'date: "Jan 01, 2031"', eve],
  ])("%s is nowhere on the site, but checked", (_, line, now) => {
    using content = waiting(line);
    const copy = readSite(content.root, now);
    const everywhere = JSON.stringify([allPaths(copy), rssFeed(copy), siteIndex(copy), copy.articles]);
    expect(everywhere).not.toMatch(/wait.for.it/i);
    expect(copy.articles).toHaveLength(1);
    expect(copy.drafts.map(({ title }) => title)).toEqual(["Wait for It"]);
    expect(filesOf(copy).map(({ file }) => file)).toContain("blogs/blog-1.md");
    expect(draftList(copy).join()).toContain("content/blogs/blog-1.md");
  });

  test("on its day it is published", () => {
    using content = waiting('date: "Jan 01, 2031"');
    const copy = readSite(content.root, midnight);
    expect(allPaths(copy)).toContain("/blogs/wait-for-it");
    expect(copy.drafts).toEqual([]);
    expect(draftList(copy)).toEqual([]);
  });

  test("npm run dev shows it with a mark", () => {
    using content = waiting("draft: true");
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = "development";
    try {
      const copy = readSite(content.root);
      expect(allPaths(copy)).toContain("/blogs/wait-for-it");
      expect(copy.articles.map(({ waitsFor }) => waitsFor)).toContain("draft");
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});
