/** All pages in groups, with link labels. */
import { folderNames, folders } from "../kinds/folders.ts";
import type { PageKind } from "../kinds/kinds.ts";
import { pages as pageKinds } from "../kinds/pages.ts";
import { ownPages } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import { isPatientTask } from "../schema/patient-links.ts";

export function siteIndex(site: Site) {
  const { pages, navigation, interface: labels } = site;
  const table = ownPages(site);
  const groups = folderNames
    .flatMap((name) => {
      const { kind, index, listedOn } = folders[name];
      const list = index === "group" && listedOn && pages[listedOn];
      if (!list) return [];
      const links = table.filter((page) => page.kind === kind).map(({ label, path }) => ({ label, path }));
      return [{ title: "officesTitle" in list ? list.officesTitle : list.title, links }];
    })
    .filter(({ links }) => links.length > 0);
  const listed = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const menus = [
    ...navigation.main.flatMap(({ extra, ...entry }) => [entry, ...extra]),
    ...navigation.footer.flatMap(({ links }) => links),
    ...navigation.legal,
  ].filter(({ path }) => !isPatientTask(path));
  // Other pages in menus, then pages in no menu. The first label of a path wins.
  const inNoMenu = table.filter(({ kind }) => indexOf(kind) === "others");
  const others = new Map<string, string>();
  for (const { label, path } of [...menus, ...inNoMenu])
    if (!listed.has(path) && !others.has(path)) others.set(path, label);
  return [
    ...groups,
    { title: labels.search.otherPages, links: [...others].map(([path, label]) => ({ label, path })) },
  ];
}

const indexOf = (kind: PageKind): string =>
  folderNames.map((name) => folders[name]).find((folder) => folder.kind === kind)?.index ??
  pageKinds[kind as keyof typeof pageKinds]?.index ??
  folders.textPages.index;
