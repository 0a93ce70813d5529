/** Every path that content links to must be a page of the site. */

import { href } from "react-router";
import { allPaths, filesOf } from "../pages.ts";
import { fieldName, nearest, type Problem } from "../read/problem.ts";
import type { Site } from "../read/site.server.ts";
import { inlinesOf } from "../text/words.ts";

export function* checkLinks(site: Site): Generator<Problem> {
  yield* checkLanguages(site);
  const paths = new Set(allPaths(site));
  for (const { file, field, link } of linksOf(site)) {
    const path = link.split(/[?#]/)[0] ?? "";
    if (paths.has(path)) continue;
    const draft = site.drafts.find(({ slug }) => href("/blogs/:id", { id: slug }) === path);
    if (draft) {
      yield { file, field, ...draftProblem(draft, link) };
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

const draftProblem = ({ file, date, waitsFor }: Site["drafts"][number], link: string) => ({
  expected: "a page that is on the site",
  received: `${link}, which is not published: content/${file} ${waitsFor === "draft" ? "has draft: true" : `waits for ${date}`}`,
  remedy: "take the link out until the article is published, or publish the article first",
});

interface Link {
  file: string;
  field: string;
  link: string;
}

function* linksOf(site: Site): Generator<Link> {
  const { main, utility, footer, legal, whenClosed } = site.navigation;
  const menus = [
    ...main.flatMap((entry) => [entry, ...entry.extra].map((link) => ({ menu: "main", ...link }))),
    ...utility.map((link) => ({ menu: "utility", ...link })),
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

/** The languages of the row above the menu must be on the page that it links to. */
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
