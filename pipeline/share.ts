/** Which picture and title each page shows when it is shared. */
import { ownPages } from "../../app/content/page-table.ts";
import type { Site } from "../../app/content/site.server.ts";
import { colorOf } from "../../app/content/theme/palette.server.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Name under content/images; without one, the page shows the practice's own sharing picture. */
  picture?: string;
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

export function sharedOf(site: Site): Shared {
  const { practice, theme, pages } = site;
  const heroes = pages.home.hero.pictures.map(({ light }) => light);
  const { sharing } = theme.pictures;
  const color = (token: string) => colorOf(theme.colors, token, "light");
  return {
    practice: practice.name,
    pages: sharedPages(site),
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

export const sharedPages = (site: Site): SharedPage[] =>
  ownPages(site).map(({ path, title, picture }) => ({
    path,
    title: plainTitle(title),
    ...(picture && { picture }),
  }));

/** The picture's font has no joiners, and needs none. */
const plainTitle = (title: string) => title.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
