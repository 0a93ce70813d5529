/** Every path that content links to must be a page of the site, and the part after # a heading of it. */

import { allPaths, filesOf } from "../pages.ts";
import { fieldName, nearest, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { inlinesOf } from "../text/words.ts";

export function* checkLinks(site: Site): Generator<Problem> {
  yield* checkLanguages(site);
  const paths = new Set(allPaths(site));
  const headings = headingsOf(site);
  for (const { file, field, link } of linksOf(site)) {
    const path = link.split(/[?#]/)[0] ?? "";
    if (paths.has(path)) {
      yield* checkPart({ file, field, link }, headings.get(path));
      continue;
    }
    const near = nearest(path, [...paths]);
    yield {
      file,
      field,
      expected: "a path of this site",
      received: link,
      remedy: near
        ? `write ${near}, if that is what you mean`
        : "open the page in a browser and copy the part after the name of the site",
    };
  }
}

/** Ids of the headings of each text page, which may be linked to: /about-us#walk-in-clinic. */
const headingsOf = (site: Site) =>
  new Map(
    site.textPages.map(({ slug, body }) => [
      `/${slug}`,
      body.flatMap((block) => (block.type === "heading" ? [block.id] : [])),
    ]),
  );

/** The browser would open the page at its top, without a word. */
function* checkPart({ file, field, link }: Link, headings: string[] | undefined): Generator<Problem> {
  const id = link.split("#")[1];
  if (!id || !headings || headings.includes(id)) return;
  const near = nearest(id, headings);
  yield {
    file,
    field,
    expected: headings.length > 0 ? `a heading of that page: ${headings.join(", ")}` : "a page with headings",
    received: link,
    remedy: near
      ? `write ${link.split("#")[0]}#${near}, if that is what you mean`
      : "correct the part after #, or delete it",
  };
}

interface Link {
  file: string;
  field: string;
  link: string;
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
  for (const { file, fields, body } of filesOf(site)) {
    for (const { path, value, mark } of fields) {
      if (mark.sitePath) yield { file, field: fieldName(path), link: String(value) };
    }
    for (const { field, blocks } of body) {
      for (const part of blocks.flatMap(inlinesOf)) {
        const isOurs = typeof part === "object" && "href" in part && part.href.startsWith("/");
        if (isOurs) yield { file, field: fieldName(field), link: part.href };
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
