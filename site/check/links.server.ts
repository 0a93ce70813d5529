/** Every path that content links to must be a page of the site, and every #part a part of that page. */

import { href } from "react-router";
import { allPaths, filesOf, pagesOf } from "../pages.ts";
import { fieldName, nearest, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { inlinesOf } from "../text/words.ts";
import { partsOf } from "./page-parts.ts";

export function* checkLinks(site: Site): Generator<Problem> {
  yield* checkLanguages(site);
  const paths = new Set(allPaths(site));
  const pages = new Map(pagesOf(site).map((page) => [page.path, page]));
  for (const { link, here, ...place } of linksOf(site)) {
    const [whole = "", part] = link.split("#");
    const path = whole.split("?")[0] || here;
    const page = path === undefined ? undefined : pages.get(path);
    const draft = site.drafts.find(({ slug }) => href("/blogs/:id", { id: slug }) === path);
    if (draft) yield { ...place, written: link, ...draftProblem(draft, link) };
    else if (path !== undefined && !paths.has(path)) {
      const near = nearest(path, [...paths]);
      yield {
        ...place,
        written: link,
        expected: "a path of this site",
        received: link,
        remedy: near
          ? `write ${near}, if that is what you mean`
          : "open the page in a browser and copy the part after the name of the site",
      };
    } else if (page && part !== undefined) yield* checkPart(place, link, decoded(part), partsOf(page));
  }
}

function* checkPart(
  place: Pick<Link, "file" | "field">,
  link: string,
  part: string,
  known: string[],
): Generator<Problem> {
  if (known.includes(part)) return;
  const near = nearest(part, known);
  yield {
    ...place,
    written: link,
    expected: known.length > 0 ? `a part of that page: ${known.join(", ")}` : "a link without #",
    received: link,
    remedy: near
      ? `write #${near}, if that is what you mean`
      : "open the page, click the part's link and copy the address, or delete the # and what follows",
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const draftProblem = ({ file, date, waitsFor }: Site["drafts"][number], link: string) => ({
  expected: "a page that is on the site",
  received: `${link}, which is not published: content/${file} ${waitsFor === "draft" ? "has draft: true" : `waits for ${date}`}`,
  remedy: "take the link out until the article is published, or publish the article first",
});

interface Link {
  file: string;
  field: string;
  link: string;
  /** The page that the link is on, for links like #part. */
  here?: string;
}

function* linksOf(site: Site): Generator<Link> {
  const { main, tasks, footer, legal, whenClosed } = site.navigation;
  const menus = [
    ...main.flatMap((entry) => [entry, ...entry.extra].map((link) => ({ menu: "main", ...link }))),
    ...tasks.map((link) => ({ menu: "tasks", ...link })),
    ...footer.flatMap(({ links }) => links.map((link) => ({ menu: "footer", ...link }))),
    ...legal.map((link) => ({ menu: "legal", ...link })),
  ];
  if (whenClosed) yield { file: "navigation.yaml", field: "whenClosed", link: whenClosed };
  for (const { menu, label, path } of menus) {
    yield { file: "navigation.yaml", field: `${menu} > ${label}`, link: path };
  }
  const { url } = site.practice;
  for (const { file, fields, body, ...page } of filesOf(site)) {
    const here = "path" in page ? { here: String(page.path) } : {};
    for (const { path, value, mark } of fields) {
      if (mark.sitePath) yield { file, field: fieldName(path), link: String(value) };
    }
    for (const { field, blocks } of body) {
      for (const part of blocks.flatMap(inlinesOf)) {
        if (typeof part !== "object" || !("href" in part)) continue;
        // The site's own pages by their full address: a change of the address would break them.
        const own = part.href === url || part.href.startsWith(`${url}/`);
        const link = own ? part.href.slice(url.length) || "/" : part.href;
        if (/^[/#]/.test(link)) yield { file, field: fieldName(field), link, ...here };
      }
    }
  }
}

/** The languages named in the menus must be on the page that they link to. */
function* checkLanguages({ navigation, pages }: Site): Generator<Problem> {
  const known = (pages["language-assistance"]?.languages ?? []).map(({ code }) => code);
  for (const [index, code] of navigation.languages.entries()) {
    if (known.includes(code)) continue;
    yield {
      file: "navigation.yaml",
      field: fieldName(["languages", index]),
      expected: "the code of a language in pages/language-assistance.yaml",
      received: code,
      remedy: known.length > 0 ? `write one of these: ${known.join(", ")}` : "delete the line languages",
    };
  }
}
