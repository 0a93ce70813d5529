/** Which picture and title each page shows when it is shared. */
import { href } from "react-router";
import type { Site } from "../../app/content/site.server.ts";
import { colorOf } from "../../app/content/theme/palette.server.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Name under content/images; without one, the page shows the practice's own sharing picture. */
  picture?: string | undefined;
}

/** What tools/share-images.ts is told. */
export interface Shared {
  practice: string;
  pages: SharedPage[];
  /** For pages without a picture of their own. */
  fallback: string | undefined;
  /** Pictures that are calm on the left: they fill the whole image, with the title over them. */
  landscapes: string[];
  colors: Record<"ground" | "band" | "title" | "name", string>;
}

/** All that the sharing images are made from. */
export function sharedOf({ practice, theme, pages }: Site, shared: SharedPage[]): Shared {
  const heroes = pages.home.hero.pictures.map(({ light }) => light);
  const { sharing } = theme.pictures;
  const color = (token: string) => colorOf(theme.colors, token, "light");
  return {
    practice: practice.name,
    pages: shared,
    fallback: sharing ?? heroes[0],
    landscapes: sharing ? [sharing, ...heroes] : heroes,
    colors: {
      ground: color("surface-dune"),
      band: color("surface-sand"),
      title: color("text"),
      name: color("primary-main"),
    },
  };
}

export function sharedPages(site: Site): SharedPage[] {
  const { pages } = site;
  return [
    { path: "/", title: pages.home.hero.headline, picture: pages.home.hero.pictures[0]?.light },
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
