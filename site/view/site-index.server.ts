/** All pages in groups, with link labels. */
import { articlesPerPage } from "../article-list.ts";
import { ownPages, type PageKind } from "../pages.ts";
import type { Site } from "../read/site.server.ts";

export function siteIndex(site: Site) {
  const { pages, navigation, interface: labels } = site;
  const table = ownPages(site);
  const linksTo = (kind: PageKind) =>
    table.filter((page) => page.kind === kind).map(({ label, path }) => ({ label, path }));
  const groups = [
    { title: pages.services.title, links: linksTo("service") },
    { title: pages.providers.title, links: linksTo("provider") },
    { title: pages["contact-us"].officesTitle, links: linksTo("location") },
    // Only the newest; the article list has all of them.
    { title: pages.blogs.title, links: linksTo("article").slice(0, articlesPerPage) },
  ].filter(({ links }) => links.length > 0);
  const listed = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const menus = [
    ...navigation.main.flatMap(({ extra, ...entry }) => [entry, ...extra]),
    ...navigation.footer.flatMap(({ links }) => links),
    ...navigation.legal,
  ];
  // Other pages in menus, then pages in no menu. The first label of a path wins.
  const inNoMenu = table.filter(({ kind }) => kind !== "article" && kind !== "blogs" && kind !== "search");
  const others = new Map<string, string>();
  for (const { label, path } of [...menus, ...inNoMenu])
    if (!listed.has(path) && !others.has(path)) others.set(path, label);
  return [
    ...groups,
    { title: labels.search.otherPages, links: [...others].map(([path, label]) => ({ label, path })) },
  ];
}
