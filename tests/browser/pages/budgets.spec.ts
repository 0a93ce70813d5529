/** Size budgets of a first view. Unlike speed, bytes don't depend on the machine. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect } from "@playwright/test";
import type { PageFile } from "../../../app/features/navigation/router-internals.ts";
import { toBrotli } from "../../../pipeline/compress.ts";
import { siteFolder } from "../../../pipeline/stamp.ts";
import { addressIn } from "../../../site/text/language.ts";
import { testAlone as test } from "../../support/shared-context.ts";
import { editions } from "../../support/site.ts";

const kilo = 1000;
/**
 * Includes the inlined style sheet of 16.6 kB: docs/decisions/009. 0.2 kB of it lead to the page's other language, and 0.1 kB
 * keep the practice's name whole beside it.
 */
const htmlGoal = 24.8 * kilo;
/**
 * What a server sends in the first round trip after a TLS handshake: ten packets, and three more for the packets of the
 * handshake that the browser has acknowledged. The longest heads need one packet more: docs/decisions/009.
 */
const firstTrip = 14 * 1460;
/** 2.3 kB of it are React Router's link components, which this site doesn't use (docs/decisions/008-plain-links.md). */
const scriptGoal = 116.6 * kilo;
/** With its answers and emergency cards, which must be there without a network. */
const searchScriptGoal = 119.8 * kilo;
const mostPictures = 150 * kilo;

const weights = new Map<string, Promise<number>>();
/** What visitors download for a file. The tested build is compressed quickly, and so a little worse. */
function sent(file: string): Promise<number> {
  const known =
    weights.get(file) ??
    toBrotli(file, readFileSync(path.join(siteFolder, file))).then(({ length }) => length);
  weights.set(file, known);
  return known;
}

const pages = readdirSync(siteFolder, { recursive: true, encoding: "utf8" }).filter((file) =>
  file.endsWith(".html"),
);

test("HTML with its inline styles is within its budget", async () => {
  // Compressing takes long, so only those that are largest when compressed quickly.
  const quickly = (page: string) => statSync(path.join(siteFolder, `${page}.br`)).size;
  const largest = pages.toSorted((a, b) => quickly(b) - quickly(a)).slice(0, 4);
  const weighed = await Promise.all(largest.map(async (page) => ({ page, weight: await sent(page) })));
  const heavy = weighed.filter(({ weight }) => weight > htmlGoal);
  expect(heavy).toEqual([]);
});

test("all pages inline the same style sheet, and the heading comes with the first round trip", () => {
  const sheets = new Set<string>();
  const beginnings: { page: string; untilHeading: string }[] = [];
  for (const page of pages) {
    const html = readFileSync(path.join(siteFolder, page), "utf8");
    const [head = "", ...rest] = html.split("</style>");
    expect(rest, page).toHaveLength(1);
    expect(html, page).not.toContain('rel="stylesheet"');
    beginnings.push({ page, untilHeading: html.slice(0, html.indexOf("</h1>")) });
    sheets.add(head.split("<style>")[1] ?? "");
  }
  expect(sheets.size).toBe(1);
  // Compressing takes long, so only the longest.
  beginnings.sort((a, b) => b.untilHeading.length - a.untilHeading.length);
  for (const { page, untilHeading } of beginnings.slice(0, 2))
    expect(brotliCompressSync(untilHeading).length, page).toBeLessThan(firstTrip);
  expect(readdirSync(path.join(siteFolder, "assets")).filter((file) => /\.css/.test(file))).toEqual([]);
});

test("scripts of a page are within their budget", async () => {
  const scripts = pages.map(async (page) => {
    const html = readFileSync(path.join(siteFolder, page), "utf8");
    const file = /data-page="([^"]+)"/.exec(html)?.[1] ?? "";
    const { entry, modules }: PageFile = JSON.parse(readFileSync(path.join(siteFolder, file), "utf8"));
    // More than the entry alone, or this test would check too little to fail.
    expect(modules.length).toBeGreaterThan(3);
    const sizes = await Promise.all([...modules, entry].map(sent));
    return { page, weight: sizes.reduce((sum, size) => sum + size, 0) };
  });
  const searches = editions.map((edition) => `${addressIn(edition, "/search").slice(1)}.html`);
  const goalOf = (page: string) => (searches.includes(page) ? searchScriptGoal : scriptGoal);
  const heavy = (await Promise.all(scripts)).filter(({ page, weight }) => weight > goalOf(page));
  expect(heavy).toEqual([]);
});

test("all scripts of a page are requested at once, not one after the other", async ({ page }) => {
  const asked = new Set<string>();
  await page.route("**/*.js", (route) => asked.add(new URL(route.request().url()).pathname));
  const file = page.waitForResponse("**/assets/pages/*.json");
  await page.goto("/");
  const { entry, modules }: PageFile = await (await file).json();
  // No response has been sent yet.
  await expect.poll(() => [...asked].sort()).toEqual([...modules, entry].sort());
});

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desk: { width: 1440, height: 900 },
})) {
  test(`pictures of the home page's first view are within their budget, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const pictures = new Set<string>();
    let weight = 0;
    session.on("Network.responseReceived", ({ requestId, type }) => {
      if (type === "Image") pictures.add(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      if (pictures.has(requestId)) weight += encodedDataLength;
    });
    await page.goto("/", { waitUntil: "networkidle" });
    expect(pictures.size).toBeGreaterThan(0);
    expect(weight).toBeLessThan(mostPictures);
  });
}
