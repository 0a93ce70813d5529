/** Which picture stands at a page's title. */
import { type PageKind, pagesOf } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import type { BannerFamily } from "../schema/theme.ts";
import { themedPicture } from "./pictures.server.ts";

/** Kinds that are not named here have no banner. */
const families: Partial<Record<PageKind, BannerFamily>> = {
  "about-us": "people",
  providers: "people",
  provider: "people",
  testimonials: "people",
  services: "services",
  service: "services",
  "population-health": "services",
  "contact-us": "offices",
  location: "offices",
  insurance: "offices",
  "new-patients": "offices",
  blogs: "reading",
  search: "reading",
  worksheets: "reading",
};

export const familyOf = (kind: PageKind) => families[kind];

/** The family's own picture, or else the one for all pages. */
export function bannerAt(site: Site, path: string) {
  const kind = pagesOf(site).find((page) => page.path === path)?.kind;
  const family = kind && families[kind];
  const { banner, banners } = site.theme.pictures;
  const scene = family && (banners?.[family] ?? banner);
  return scene && themedPicture(scene);
}
