/** Old addresses and articles that wait: redirects, the list of public addresses, drafts. */
import { describe, expect, test } from "vitest";
import { jsonFeed, rssFeed } from "../../pipeline/feeds.ts";
import { redirectLines } from "../../pipeline/hosts/cloudflare.ts";
import { edgeFunction } from "../../pipeline/hosts/cloudfront.ts";
import { nginxServer } from "../../pipeline/hosts/nginx.ts";
import { hostingRules } from "../../pipeline/hosts/rules.ts";
import { siteFiles } from "../../pipeline/site-files.ts";
import { draftList } from "../../site/check/preflight/drafts.ts";
import { notePublished, publishedFile, vanishedAdvice } from "../../site/check/published.server.ts";
import { readSite } from "../../site/load.server.ts";
import { allPaths, filesOf } from "../../site/pages.ts";
import { redirectsFile, sentAddress, sentRedirects } from "../../site/text/redirects.ts";
import { siteIndex } from "../../site/view/site-index.server.ts";
import { Copy } from "./content/copy.ts";

const site = readSite();
const moved = sentRedirects(site.redirects);

test("an old address is compared as browsers send it, however it was typed", () => {
  expect(["/niños", "/ni%C3%B1os", "/100%"].map(sentAddress)).toEqual([
    "/ni%C3%B1os",
    "/ni%C3%B1os",
    "/100%",
  ]);
});

describe("redirects on every host", () => {
  const rules = hostingRules({ scripts: [], styles: [] }, { moved });
  test("the frozen practice has an address with an accent and one with a period", () => {
    expect(moved.map(({ from }) => from)).toEqual(expect.arrayContaining(["/ni%C3%B1os", "/visit.php"]));
  });
  test.each(moved)("$from", ({ from, to }) => {
    expect(redirectLines(rules)).toContain(`${from} ${to} 301\n`);
    expect(edgeFunction(rules)).toContain(`${JSON.stringify(from)}:${JSON.stringify(to)}`);
    const escaped = from.replaceAll(".", "\\.");
    expect(nginxServer(rules, { brotli: false })).toContain(
      `"^${escaped}(?:\\.html)?/?(\\?.*)?$") { return 301 ${to}$1; }`,
    );
    expect(JSON.parse(siteFiles(site)[redirectsFile]?.() ?? "{}")[from]).toBe(to);
  });
});

describe("addresses that were public", () => {
  const advice = (content: Copy) => vanishedAdvice(readSite(content.root), content.root);
  const lines = (content: Copy) => advice(content).map(({ todo }) => todo.split("\n").at(-1)?.trim());

  test("without a list there is no advice; publishing writes it", () => {
    using content = new Copy();
    expect(advice(content)).toEqual([]);
    const copy = readSite(content.root);
    const lasting = allPaths(copy).filter((page) => page !== "/blogs/page/1");
    expect(notePublished(copy, content.root)).toContain(`${lasting.length} addresses`);
    expect(content.read(publishedFile).trim().split("\n").sort()).toEqual(lasting.sort());
    expect(advice(content)).toEqual([]);
  });

  test("a renamed service: the line to add leads to its new name, and then there is no advice", () => {
    using content = new Copy();
    content.write(
      publishedFile,
      `${allPaths(readSite(content.root)).join("\n")}\n/services/foot-cares\n/services/lab-test-results\n/locations\n`,
    );
    expect(lines(content)).toEqual([
      "- { from: /services/foot-cares, to: /services }",
      "- { from: /services/lab-test-results, to: /services }",
      "- { from: /locations, to: / }",
    ]);
    // The page itself is new, so it is the successor.
    content.write(publishedFile, "/services/foot-cares\n");
    expect(lines(content)).toEqual(["- { from: /services/foot-cares, to: /services/foot-care }"]);
    content.write(
      "redirects.yaml",
      "redirects:\n  - { from: /services/foot-cares, to: /services/foot-care }\n",
    );
    expect(advice(content)).toEqual([]);
  });

  test("it is advice, and names file and line", () => {
    using content = new Copy();
    content.write(publishedFile, "/gone\n");
    expect(advice(content)).toMatchObject([{ severity: "advice", file: "published.txt", line: 1 }]);
  });

  test("an address stays on the list when its page goes", () => {
    using content = new Copy();
    content.write(publishedFile, "/gone\n");
    notePublished(readSite(content.root), content.root);
    expect(content.read(publishedFile)).toMatch(/^\/gone$/m);
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
    const everywhere = JSON.stringify([
      allPaths(copy),
      rssFeed(copy),
      jsonFeed(copy),
      siteIndex(copy),
      copy.articles,
    ]);
    expect(everywhere).not.toMatch(/wait.for.it/i);
    expect(copy.articles).toHaveLength(1);
    expect(copy.drafts.map(({ title }) => title)).toEqual(["Wait for It"]);
    expect(filesOf(copy).map(({ file }) => file)).toContain("blogs/blog-1.md");
    expect(draftList(copy)).toContain("content/blogs/blog-1.md");
  });

  test("on its day it is published", () => {
    using content = waiting('date: "Jan 01, 2031"');
    const copy = readSite(content.root, midnight);
    expect(allPaths(copy)).toContain("/blogs/wait-for-it");
    expect(copy.drafts).toEqual([]);
    expect(draftList(copy)).toBeUndefined();
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

  test("an article that is published after one with a higher number is no mistake", () => {
    using content = waiting('date: "Jan 05, 2015"');
    expect(
      readSite(content.root)
        .articles.map(({ title }) => title)
        .at(-1),
    ).toBe("Wait for It");
  });
});
