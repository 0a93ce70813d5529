/** Every built page is valid HTML, and every link in every built file resolves. Needs neither a browser nor a network. */

import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import type { SiteFile } from "../../app/features/navigation/site-file.ts";
import { dataFile } from "../../pipeline/page-files.ts";
import { fileIn, spanishHome } from "../../site/text/language.ts";
import { bootOf, decoded, fileAt, files, pages, read, wrongWith } from "../support/built.ts";
import { expectNone } from "../support/findings.ts";
import { htmlRules } from "../support/html-rules.ts";
import { editions, paths, site, unknownPaths } from "../support/site.ts";

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
const bare = (html: string) => html.replace(/<(script|style)\b[^>]*>.*?<\/\1>/gs, "");

test("every page is valid HTML", async () => {
  const findings: string[] = [];
  for (const file of pages) {
    const { results } = await validator.validateString(read(file), file);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        findings.push(`${file}: ${ruleId} at ${selector}: ${message}`);
  }
  expectNone(findings);
});

test("every page was built, and nothing else", () => {
  const wanted = paths.map((path) => {
    if (path.startsWith(`${spanishHome}/no-such`)) return "es/404.html";
    return unknownPaths.includes(path) ? "404.html" : (fileAt(path) ?? `no page for ${path}`);
  });
  expect([...wanted].sort()).toEqual(pages);
});

/** Attributes with a URL, and those with several URLs and sizes. */
function addressesIn(html: string): string[] {
  const single = [...bare(html).matchAll(/\s(?:href|src|poster|action)="([^"]*)"/gi)].map(
    ([, one = ""]) => one,
  );
  const several = [...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, list = ""]) =>
    list.split(",").map((part) => part.trim().split(/\s+/)[0] ?? ""),
  );
  const shared = [...html.matchAll(/<meta property="og:(?:image|url)" content="([^"]*)"/g)].map(
    ([, one = ""]) => one,
  );
  return [...single, ...several, ...shared].map(decoded);
}

test("links, anchors, pictures and scripts of every page resolve", () => {
  let count = 0;
  const findings = pages.flatMap((file) => {
    const { boot, site: shared, data, scripts } = bootOf(file);
    const addresses = [...new Set([...addressesIn(read(file)), boot, shared, ...scripts])];
    if (data || !file.endsWith("404.html")) addresses.push(data);
    count += addresses.length;
    return addresses.flatMap((address) => {
      const wrong = wrongWith(address, file);
      return wrong ? [`${file}: ${address} ${wrong}`] : [];
    });
  });
  expectNone(findings);
  // Every page has a menu and a footer: fewer links would mean that this test reads nothing.
  expect(count).toBeGreaterThan(pages.length * 15);
});

test("URLs in styles, what pages share, manifests, feeds and the sitemap resolve", () => {
  const findings: string[] = [];
  const check = (file: string, addresses: Iterable<string>) => {
    const all = [...addresses];
    if (all.length === 0 && !isEmptyFeed(file)) findings.push(`${file}: contains no URL`);
    for (const address of all) {
      const wrong = wrongWith(address, file);
      if (wrong) findings.push(`${file}: ${address} ${wrong}`);
    }
  };
  const isEmptyFeed = (file: string) => file.endsWith("feed.xml") && site.articles.length === 0;
  const found = (file: string, pattern: RegExp) =>
    check(
      file,
      [...read(file).matchAll(pattern)].map(([, one = ""]) => decoded(one)),
    );
  for (const file of pages) found(file, /url\(["']?([^"')]+)["']?\)/g);
  for (const file of files.filter((name) => /^assets\/site-.*\.json$/.test(name))) {
    const { kinds }: SiteFile = JSON.parse(read(file));
    check(
      file,
      Object.values(kinds).flatMap(({ scripts, styles }) => [...scripts, ...styles]),
    );
  }
  found("sitemap.xml", /<loc>([^<]+)<\/loc>/g);
  for (const edition of editions) {
    found(fileIn(edition, "/feed.xml").slice(1), /<link>([^<]+)<\/link>/g);
  }
  found("site.webmanifest", /"(?:src|start_url)": ?"([^"]+)"/g);
  found("robots.txt", /^Sitemap: (.+)$/gm);
  for (const path of paths) {
    if (!unknownPaths.includes(path) && !files.includes(dataFile(path)))
      findings.push(`${path}: client-side navigation needs ${dataFile(path)}, which is missing`);
  }
  expectNone(findings);
});

/** Which pages belong together is no word to anybody: a browser asks for these only when told to by a visitor. */
const namedOnly = /\brel="(?:canonical|alternate)"/;

test("no page lets the browser turn to another website before a visitor does", () => {
  const findings = pages.flatMap((file) => {
    const html = bare(read(file));
    const links = [...html.matchAll(/<link\b[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => !namedOnly.test(tag));
    const others = html.matchAll(
      /<(?!a\b|link\b|meta\b)[a-z][^>]*\s(?:src|srcset|href|data|action)="(?:https?:)?\/\/[^>]*>/gi,
    );
    const told = html.matchAll(/<[a-z][^>]*\s(?:ping|attributionsrc|http-equiv)=[^>]*>/gi);
    return [
      ...links.filter((tag) => /href="(?:https?:)?\/\//.test(tag)),
      ...[...others, ...told].map(([tag]) => tag),
    ].map((tag) => `${file}: ${tag}`);
  });
  expectNone(findings);
});

test("no page has an inline handler, a style attribute, a javascript: link or a script of its own", () => {
  const findings: string[] = [];
  const known = new Set<string>();
  for (const file of pages) {
    const html = read(file);
    for (const [, body = ""] of html.matchAll(/<script\b(?![^>]*(?:ld\+json|\ssrc=))[^>]*>(.*?)<\/script>/gs))
      known.add(body);
    for (const [tag] of bare(html).matchAll(/<[a-z][^>]*\s(?:on[a-z]+|style)="[^>]*>/gi))
      findings.push(`${file}: ${tag}`);
    for (const [link] of html.matchAll(/(?:href|src|action)="\s*(?:javascript|vbscript|data):[^"]*"/gi))
      findings.push(`${file}: ${link}`);
    for (const [tag] of bare(html).matchAll(/<(?:iframe|object|embed|form|base)\b[^>]*>/gi))
      findings.push(`${file}: ${tag}`);
  }
  expectNone(findings);
  // The script of the head is the same in all pages.
  expect(known.size).toBe(1);
});
