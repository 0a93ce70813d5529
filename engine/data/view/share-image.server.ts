/** Open Graph images: the picture that other websites show beside a link to a page. */
import { type PageEntry, pagesOf } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import { absoluteUrl } from "./url.ts";

/** Name of the picture: the page's own, or else the practice's. */
export const sharePicture = ({ theme, pages }: Site, page?: Pick<PageEntry, "picture">): string =>
  page?.picture ?? theme.pictures.sharing ?? (pages.home.hero.pictures[0]?.light as string);

export const shareImagePath = (picture: string) => `/share/${picture}.jpg`;

export function shareImageUrl(site: Site, path: string): string {
  // The table has %C3%A9 where a path may have é.
  const known = encodeURI(decodeURI(path));
  const page = pagesOf(site).find((one) => one.path === known);
  return absoluteUrl(site, shareImagePath(sharePicture(site, page)));
}
