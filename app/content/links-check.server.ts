/** Every path that content links to must be a page of the site. */
import type { Block, Inline } from "../schema/blocks.ts";
import type { Reader } from "./files.server.ts";
import { allPaths } from "./page-table.ts";
import { fieldName, nearest } from "./problem.ts";
import type { Site } from "./site.server.ts";

export function checkLinks(site: Site, reader: Reader) {
  const paths = new Set(allPaths(site));
  const need = (file: string, field: string, link: string) => {
    const path = link.split(/[?#]/)[0] ?? "";
    if (paths.has(path)) return;
    const near = nearest(path, [...paths]);
    reader.report({
      file,
      field,
      expected: "a path of this site",
      received: link,
      remedy: near
        ? `write ${near}, if that is what you mean`
        : "open the page in a browser and copy what stands after the name of the site",
    });
  };
  const needIfOurs = (file: string, field: string, link: string) => {
    if (link.startsWith("/")) need(file, field, link);
  };
  const { main, footer, legal } = site.navigation;
  const menus = [
    ...main.flatMap((entry) => [entry, ...entry.extra].map((link) => ({ menu: "main", ...link }))),
    ...footer.flatMap(({ links }) => links.map((link) => ({ menu: "footer", ...link }))),
    ...legal.map((link) => ({ menu: "legal", ...link })),
  ];
  for (const { menu, label, path } of menus) needIfOurs("navigation.yaml", `${menu} > ${label}`, path);
  for (const { file, related } of [...site.services, ...site.articles]) {
    // Only pages of the site have a name that a link can take: here nothing leads elsewhere.
    for (const [index, path] of related.entries()) need(file, fieldName(["related", index]), path);
  }
  for (const { file, field, body } of bodiesOf(site)) {
    for (const part of body.flatMap(inlinesOf)) {
      if (typeof part === "object" && "href" in part) needIfOurs(file, field, part.href);
    }
  }
}

/** Every text in Markdown, with the place it comes from. */
export function bodiesOf(site: Site): { file: string; field: string; body: Block[] }[] {
  const { insurance, "population-health": population } = site.pages;
  const file = "pages/population-health.yaml";
  return [
    ...[...site.textPages, ...site.services, ...site.providers, ...site.locations, ...site.articles].map(
      (entry) => ({ file: entry.file, field: "text", body: entry.body }),
    ),
    ...site.services.flatMap((service) =>
      service.questions.map(({ id, answer }) => ({
        file: service.file,
        field: `questions > ${id} > answer`,
        body: answer,
      })),
    ),
    ...(insurance ? [{ file: "pages/insurance.yaml", field: "text", body: insurance.text }] : []),
    ...(population ? [{ file, field: "intro", body: population.intro }] : []),
    ...(population?.programmes ?? []).map(({ id, body }) => ({
      file,
      field: `programmes > ${id} > body`,
      body,
    })),
  ];
}

export function inlinesOf(block: Block): Inline[] {
  if (block.type === "paragraph") return block.text;
  return block.type === "list" ? block.items.flat() : [];
}
