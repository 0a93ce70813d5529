/** Size budgets of pages and their scripts. Unlike speed, bytes don't depend on the machine. tests/nightly/practices/weight.spec.ts has those of any practice. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { PageFile } from "../../app/features/navigation/router-internals.ts";
import { toBrotli } from "../../pipeline/compress.ts";
import { siteFolder } from "../../pipeline/stamp.ts";
import { frozen } from "../practices.ts";
import { pages } from "../support/built.ts";

const kilo = 1000;
const htmlGoal = 17 * kilo;
const fontGoal = 36 * kilo;
/** What a server sends in the first round trip: ten packets. */
const firstTrip = 10 * 1460;
/** 58.2 kB of it are React, 22 kB React Router. */
const scriptGoal = 106 * kilo;
/** What a page needs to hydrate: its words, menus, hours, labels, addresses. After the paint. */
const dataGoal = 10 * kilo;

const weights = new Map<string, Promise<number>>();
/** What visitors download for a file. The tested build is compressed quickly, and so a little worse. */
function sent(file: string): Promise<number> {
  const known =
    weights.get(file) ?? toBrotli(readFileSync(path.join(siteFolder, file))).then(({ length }) => length);
  weights.set(file, known);
  return known;
}

const inFrozen = test.runIf(process.env.PRACTICE === frozen.name);

inFrozen("HTML with its inline styles is within its budget", async () => {
  // Compressing takes long, so only those that are largest when compressed quickly.
  const quickly = (page: string) => statSync(path.join(siteFolder, `${page}.br`)).size;
  const largest = pages.toSorted((a, b) => quickly(b) - quickly(a)).slice(0, 4);
  const weighed = await Promise.all(largest.map(async (page) => ({ page, weight: await sent(page) })));
  const heavy = weighed.filter(({ weight }) => weight > htmlGoal);
  expect(heavy).toEqual([]);
});

inFrozen(
  "a page inlines the first styles of its kind, loads the rest at its end, and its first words come with the first round trip",
  () => {
    const kinds = new Map<string, string>();
    const beginnings: { page: string; untilWords: string }[] = [];
    for (const page of pages) {
      const html = readFileSync(path.join(siteFolder, page), "utf8");
      const [[, kind = "", first = ""] = [], ...others] = html.matchAll(
        /<style(?: data-sheet="([^"]+)")?>(.*?)<\/style>/gs,
      );
      expect(others, page).toEqual([]);
      const [rest, ...more] = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)];
      expect(html.slice(rest?.index), page).toBe(`${rest?.[0]}</body></html>`);
      expect(more, page).toEqual([]);
      const styles = first + readFileSync(path.join(siteFolder, rest?.[1] ?? ""), "utf8");
      // One hash for each kind in the security policy.
      expect(kinds.get(kind) ?? styles, page).toBe(styles);
      kinds.set(kind, styles);
      const heading = html.indexOf("</h1>");
      beginnings.push({ page, untilWords: html.slice(0, html.indexOf("</p>", heading)) });
    }
    // Compressing takes long, so only the longest.
    beginnings.sort((a, b) => b.untilWords.length - a.untilWords.length);
    for (const { page, untilWords } of beginnings.slice(0, 4))
      expect(brotliCompressSync(untilWords).length, page).toBeLessThan(firstTrip);
  },
);

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

const fileIn = (page: string, attribute: string) =>
  new RegExp(`${attribute}="([^"]+)"`).exec(readFileSync(path.join(siteFolder, page), "utf8"))?.[1] ?? "";

inFrozen("data of a page is within its budget", async () => {
  const weighed = await Promise.all(
    pages.map(async (page) => ({ page, weight: await sent(fileIn(page, "data-page")) })),
  );
  expect(weighed.filter(({ weight }) => weight > dataGoal)).toEqual([]);
});

inFrozen("scripts of a page are within their budget", async () => {
  const scripts = pages.map(async (page) => {
    const file = fileIn(page, "data-page");
    const { entry, modules }: PageFile = JSON.parse(readFileSync(path.join(siteFolder, file), "utf8"));
    // More than the entry alone, or this test would check too little to fail.
    expect(modules.length).toBeGreaterThan(3);
    const boot = fileIn(page, "<script async src");
    const sizes = await Promise.all([...modules, entry, boot].map(sent));
    return { page, weight: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const heavy = (await Promise.all(scripts)).filter(({ weight }) => weight > scriptGoal);
  expect(heavy).toEqual([]);
});
