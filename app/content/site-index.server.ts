/** All pages of the site in groups, each with the words of its link. */
import { href } from "react-router";
import { fullName, keepTogether } from "./chrome.server.ts";
import { articlesPerPage } from "./paths.ts";
import type { Site } from "./site.server.ts";

export function siteIndex(site: Site) {
  const { pages, navigation, interface: words } = site;
  const groups = [
    {
      title: pages.services.title,
      links: site.services.map(({ name, slug }) => ({
        label: name,
        path: href("/services/:slug", { slug }),
      })),
    },
    {
      title: pages.providers.title,
      links: site.providers.map((person) => ({
        label: fullName(person),
        path: href("/providers/:slug", { slug: person.slug }),
      })),
    },
    {
      title: pages["contact-us"].officesTitle,
      links: site.locations.map(({ name, slug }) => ({
        label: keepTogether(name),
        path: href("/location/:slug", { slug }),
      })),
    },
    {
      title: pages.blogs.title,
      // The newest. All of them stand in the list, which the menus lead to.
      links: site.articles.slice(0, articlesPerPage).map(({ title, slug }) => ({
        label: title,
        path: href("/blogs/:id", { id: slug }),
      })),
    },
  ];
  const listed = new Set(groups.flatMap(({ links }) => links.map(({ path }) => path)));
  const menus = [...navigation.main, ...navigation.footer.flatMap(({ links }) => links), ...navigation.legal];
  // What the menus hold besides; the first label of a path counts.
  const others = new Map<string, string>();
  for (const { label, path } of menus) if (!listed.has(path) && !others.has(path)) others.set(path, label);
  return [
    ...groups,
    { title: words.search.otherPages, links: [...others].map(([path, label]) => ({ label, path })) },
  ];
}
