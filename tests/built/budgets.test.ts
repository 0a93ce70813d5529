/** Size budgets of pages and their scripts. Unlike speed, bytes don't depend on the machine. tests/nightly/practices/weight.spec.ts has those of any practice. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { toBrotli } from "../../engine/build/compress.ts";
import { siteFolder } from "../../engine/build/stamp.ts";
import { pagesOf } from "../../engine/data/pages.ts";
import { editionsOf } from "../../engine/data/text/language.ts";
import { frozen } from "../practices.ts";
import { bootOf, pages } from "../support/built.ts";
import { site } from "../support/site.ts";

const kilo = 1000;
const htmlGoal = 21 * kilo;
/** The search has every emergency card for those without scripts. */
const isSearch = (page: string) => page === "search.html" || page === "es/buscar.html";
const searchGoal = 24 * kilo;
const fontGoal = 36 * kilo;
/** What a server sends in the first round trip: ten packets. */
const firstTrip = 10 * 1460;
/** 58 kB of it are React, 26 kB React Router. */
const scriptGoal = 109 * kilo;
/** What a page needs to hydrate: its words, menus, hours, labels, addresses. After the paint. */
const dataGoal = 10 * kilo;
const searchDataGoal = 12 * kilo;

const weights = new Map<string, Promise<number>>();
/** What visitors download for a file. The tested build is compressed quickly, and so a little worse. */
function sent(file: string): Promise<number> {
  const known =
    weights.get(file) ??
    toBrotli(file, readFileSync(path.join(siteFolder, file))).then(({ length }) => length);
  weights.set(file, known);
  return known;
}

const inFrozen = test.runIf(process.env.PRACTICE === frozen.name);

inFrozen("HTML with its inline styles is within its budget", async () => {
  // Compressing takes long, so only those that are largest when compressed quickly.
  const quickly = (page: string) => statSync(path.join(siteFolder, `${page}.br`)).size;
  const largest = pages.toSorted((a, b) => quickly(b) - quickly(a)).slice(0, 4);
  const weighed = await Promise.all(largest.map(async (page) => ({ page, weight: await sent(page) })));
  const heavy = weighed.filter(({ page, weight }) => weight > (isSearch(page) ? searchGoal : htmlGoal));
  expect(heavy).toEqual([]);
});

inFrozen("a page inlines the styles of its kind, and its first words come with the first round trip", () => {
  const styles = new Set<string>();
  const beginnings: { page: string; untilWords: string }[] = [];
  for (const page of pages) {
    const html = readFileSync(path.join(siteFolder, page), "utf8");
    const [[, own = ""] = [], ...others] = html.matchAll(/<style>(.*?)<\/style>/gs);
    expect(others, page).toEqual([]);
    expect(html, page).not.toMatch(/rel="stylesheet"(?! media="print")/);
    styles.add(own);
    const heading = html.indexOf("</h1>");
    beginnings.push({ page, untilWords: html.slice(0, html.indexOf("</p>", heading)) });
  }
  // One hash for each kind in the security policy, and one of the not-found pages.
  expect(styles.size).toBe(
    new Set(editionsOf(site).flatMap((one) => pagesOf(one).map(({ kind }) => kind))).size + 1,
  );
  // Compressing takes long, so only the longest.
  beginnings.sort((a, b) => b.untilWords.length - a.untilWords.length);
  for (const { page, untilWords } of beginnings.slice(0, 4))
    expect(brotliCompressSync(untilWords).length, page).toBeLessThan(firstTrip);
});

inFrozen("the fonts of a first visit are within their budget", () => {
  const html = readFileSync(path.join(siteFolder, "index.html"), "utf8");
  const [inHead, atEnd] = html
    .split("</head>")
    .map((part) =>
      [...part.matchAll(/<link rel="preload" href="([^"]+)" as="font"/g)].map(([, file = ""]) => file),
    );
  // Of phones: in the head they would hold the first paint back.
  expect(atEnd).toEqual(inHead);
  const sizes = (inHead ?? []).map((file) => statSync(path.join(siteFolder, file)).size);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(fontGoal);
});

inFrozen("data of a page is within its budget", async () => {
  const weighed = await Promise.all(
    pages.map(async (page) => {
      const { site, data } = bootOf(page);
      const files = [site, ...(data ? [decodeURI(data).replace(/\?.*/, "")] : [])];
      const weights = await Promise.all(files.map(sent));
      return { page, weight: weights.reduce((sum, one) => sum + one, 0) };
    }),
  );
  const heavy = weighed.filter(({ page, weight }) => weight > (isSearch(page) ? searchDataGoal : dataGoal));
  expect(heavy).toEqual([]);
});

inFrozen("scripts of a page are within their budget", async () => {
  const weighed = pages.map(async (page) => {
    const { boot, scripts } = bootOf(page);
    // More than the entry alone, or this test would check too little to fail.
    expect(scripts.length).toBeGreaterThan(3);
    const sizes = await Promise.all([...scripts, boot].map(sent));
    return { page, weight: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const heavy = (await Promise.all(weighed)).filter(({ weight }) => weight > scriptGoal);
  expect(heavy).toEqual([]);
});
