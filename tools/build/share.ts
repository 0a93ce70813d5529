/** Which picture and title each page shows when it is shared. */
import { href } from "react-router";
import type { Site } from "../../app/content/site.server.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Name under content/images; without one, the page shows the home page's desert. */
  picture?: string;
}

/** What tools/share-images.ts is told. */
export interface Shared {
  practice: string;
  pages: SharedPage[];
}

export function sharedPages(site: Site): SharedPage[] {
  const { pages } = site;
  return [
    { path: "/", title: pages.home.hero.headline, picture: `hero/${site.practice.mainOffice}-dawn` },
    ...(
      ["providers", "services", "testimonials", "blogs", "contact-us", "insurance", "new-patients"] as const
    ).map((name) => ({ path: `/${name}`, title: pages[name].title })),
    ...(["population-health", "language-assistance", "search"] as const).map((name) => ({
      path: `/${name}`,
      title: pages[name].title,
    })),
    ...site.textPages.map(({ slug, title, image }) => ({
      path: `/${slug}`,
      title,
      ...(image && { picture: image }),
    })),
    ...site.services.map(({ slug, name, image }) => ({
      path: href("/services/:slug", { slug }),
      title: name,
      picture: image,
    })),
    ...site.providers.map(({ slug, name, credential, image }) => ({
      path: href("/providers/:slug", { slug }),
      title: `${name}, ${credential}`,
      picture: image,
    })),
    ...site.locations.map(({ slug, name, image }) => ({
      path: href("/location/:slug", { slug }),
      title: name,
      picture: image,
    })),
    ...site.articles.map(({ slug, title, image }) => ({
      path: href("/blogs/:id", { id: slug }),
      title,
      picture: image,
    })),
  ];
}
