/** What each built page must contain. Reads the build folder, without a browser. */

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { htmlFile } from "../../engine/build/page-files.ts";
import { siteFolder, stampFile } from "../../engine/build/stamp.ts";
import { pagesOf } from "../../engine/data/pages.ts";
import { editionsOf } from "../../engine/data/text/language.ts";
import { isBuiltFile } from "../../engine/data/text/redirects.ts";
import { plainWords } from "../../engine/data/text/words.ts";
import { momentOf } from "../../engine/data/view/alerts.server.ts";
import { damage, integrityOf } from "../../engine/hosts/integrity.ts";
import { decoded } from "../support/built.ts";
import { site } from "../support/site.ts";

const htmlOf = (page: string) => readFileSync(path.join(siteFolder, htmlFile(page)), "utf8");

test("every page is in the search index of its language, but the search itself", () => {
  const index = JSON.parse(readFileSync(path.join(siteFolder, "pagefind/pagefind-entry.json"), "utf8"));
  for (const edition of editionsOf(site)) {
    const found = pagesOf(edition).filter(({ kind, aliasOf }) => kind !== "search" && aliasOf === undefined);
    expect(index.languages[edition.language].page_count).toBe(found.length);
  }
});

test("an alert is in the HTML of every page while it lasts, with its end, and no other", () => {
  const at = (text: string) => momentOf(text, site.practice.timeZone);
  const built = Number(process.env.SOURCE_DATE_EPOCH) * 1000 || statSync(stampFile).mtimeMs;
  const findings = editionsOf(site).flatMap((edition) =>
    pagesOf(edition).flatMap(({ address }) => {
      const words = decoded(htmlOf(address).replace(/<[^>]+>/g, ""));
      return edition.alerts.flatMap(({ text, from, until }) => {
        const isNow = at(from) <= built && built < at(until);
        const [start = "", end = ""] = words.split(plainWords(text), 2);
        const isShown = start !== words && end.slice(0, 40).includes(until.slice(0, 4));
        return isShown === isNow ? [] : [`${address}: ${isShown ? "shows" : "lacks"} "${plainWords(text)}"`];
      });
    }),
  );
  expect(findings).toEqual([]);
});

test("scripts contain neither content nor schemas", () => {
  const folder = path.join(siteFolder, "assets");
  const scripts = readdirSync(folder)
    // Answers and emergency cards of the search, in a file for each language, which the service worker keeps.
    .filter((file) => file.endsWith(".js") && !/^(en|es)-/.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8"))
    .join("\n");
  expect(scripts).not.toContain("ZodError");
  expect(scripts).not.toContain(site.practice.phone);
  expect(scripts).not.toContain(site.pages.home.about.title);
  for (const { title } of site.articles.filter((article) => article.title.includes(" ")))
    expect(scripts).not.toContain(title);
});

test("integrity.json has the hash of every file, and the release is accepted", () => {
  expect(damage(path.dirname(siteFolder))).toEqual([]);
});

test("no redirect may have the address of a file", () => {
  const files = Object.keys(JSON.parse(integrityOf(path.dirname(siteFolder))).files);
  const others = files.filter((file) => !file.endsWith(".html") && !file.startsWith("files/"));
  expect(others.filter((file) => !isBuiltFile(`/${file}`))).toEqual([]);
});
