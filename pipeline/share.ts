/** The title and picture of each page's Open Graph image. */
import { ownPages } from "../site/pages.ts";
import type { Site } from "../site/read/site.server.ts";
import { editionsOf } from "../site/text/language.ts";
import { colorOf } from "../site/theme/palette.server.ts";

export interface SharedPage {
  path: string;
  title: string;
  /** Name under content/images; without one, the practice's own Open Graph picture is used. */
  picture?: string;
}

/** Input of pipeline/share-images.ts. */
export interface Shared {
  practice: string;
  pages: SharedPage[];
  /** Fallback for pages without a picture. */
  fallback: string | undefined;
  /** Pictures with an empty left side: they fill the image, with the title over them. */
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

const sharedPages = (site: Site): SharedPage[] =>
  editionsOf(site)
    .flatMap(ownPages)
    .map(({ address, title, picture }) => ({
      path: address,
      title: plainTitle(title),
      ...(picture && { picture }),
    }));

/** The font has no word joiners. */
const plainTitle = (title: string) => title.replaceAll("\u2060", "").replaceAll("\u00a0", " ");
