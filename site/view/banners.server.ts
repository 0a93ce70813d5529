/** Banner image by page kind. */
import { traitsOf } from "../kinds/kinds.ts";
import { pagesOf } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import { themedPicture } from "./pictures.server.ts";

/** The family's own picture, or else the one for all pages; of an office's page, the one named after that office. */
export function bannerAt(site: Site, path: string) {
  const page = pagesOf(site).find((one) => one.path === path);
  const family = page && page.reading !== "legal" ? traitsOf(page.kind).banner : "none";
  if (family === "none") return undefined;
  const { banner, banners } = site.theme.pictures;
  const scene = banners?.[family] ?? banner;
  return scene && themedPicture(scene, path.split("/").at(-1));
}
