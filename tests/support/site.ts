/** The tested site: its content, and the paths of its pages. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PageKind } from "../../engine/data/kinds/kinds.ts";
import { allPaths, ownPages } from "../../engine/data/pages.ts";
import type { Site } from "../../engine/data/read/site.server.ts";
import { editionsOf, spanishHome } from "../../engine/data/text/language.ts";

export const site = await loaded();
export const unknownPath = "/no-such-page";
/** The site in each of its languages. */
export const editions = editionsOf(site);
/** A path that leads to the not-found page, in each language. */
export const unknownPaths = editions.map(({ language }) =>
  language === "en" ? unknownPath : spanishHome + unknownPath,
);
/** Every page in every language, and the paths that lead to a not-found page. */
export const paths = [...allPaths(site), ...unknownPaths];
export const phoneNumber = site.practice.phone;
/** Origin of the tested site. playwright.config.ts sets the port. */
export const own = `http://127.0.0.1:${process.env.PORT}`;

/** The first page of each kind in engine/data/pages.ts. */
const {
  "about-us": about,
  "contact-us": contact,
  ...others
} = Object.fromEntries(
  ownPages(site)
    .toReversed()
    .map(({ kind, path }) => [kind, path]),
) as Record<PageKind, string>;

/** One page of each kind. The other pages of a kind share its code, so they look and behave the same. */
export const kinds = {
  ...others,
  about,
  contact,
  service: "/services/yearly-checkups",
  "empty-service": "/services/foot-care",
  "noted-article": `/blogs/${site.articles.find(({ notes }) => notes.length > 0)?.slug}`,
  // It has a table.
  text: "/pills-and-papers",
  "not-found": unknownPath,
};

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/**
 * Playwright's main process reads the content, and leaves it to its workers: each would need four seconds of CPU for the code
 * that reads it.
 */
async function loaded(): Promise<Site> {
  const kept = path.resolve(`.cache/site-in-tests-${process.env.PRACTICE ?? "frozen"}`);
  if (process.env.TEST_WORKER_INDEX) return deserialize(readFileSync(kept));
  const { loadSite } = await import("../../engine/data/load.server.ts");
  const site = loadSite();
  if (!process.env.VITEST) writeFileSync(kept, serialize(site));
  return site;
}
