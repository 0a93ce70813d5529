/** Title, description, URL and Open Graph image of a page. */

import { traitsOf } from "../kinds/kinds.ts";
import { format } from "../labels/format.ts";
import { pagesOf } from "../pages.ts";
import type { Site } from "../read/site.server.ts";
import { addressElsewhere, langOf, locales } from "../text/language.ts";
import { themedPicture } from "./pictures.server.ts";
import { shareImageUrl } from "./share-image.server.ts";
import { type PageFacts, structuredData } from "./structured-data.server.ts";
import { absoluteUrl, robotsOfSamples } from "./url.ts";

export function metaOf(site: Site, facts: PageFacts) {
  const { practice, interface: labels } = site;
  // In Spanish, the translated heading says more than an English title.
  const searchTitle = langOf(facts, "searchTitle") ? undefined : facts.searchTitle;
  const title = facts.alone
    ? facts.title
    : format(labels.titlePattern, { title: searchTitle ?? facts.title });
  const crumbs = facts.crumbs ?? [];
  const elsewhere = addressElsewhere(site, facts.path);
  return {
    title,
    heading: facts.title,
    description: facts.description,
    canonical: absoluteUrl(site, facts.path),
    siteName: practice.name,
    ...(site.hasSamples && { robots: robotsOfSamples }),
    image: shareImageUrl(site, facts.path),
    /** The same page in the other language, and the URL of each. */
    ...(elsewhere && {
      elsewhere,
      alternates: {
        en: absoluteUrl({ ...site, language: "en" }, facts.path),
        es: absoluteUrl({ ...site, language: "es" }, facts.path),
      },
    }),
    // American English is what a page without it is in.
    ...(site.language !== "en" && { locale: locales[site.language].replace("-", "_") }),
    crumbs,
    banner: bannerAt(site, facts.path),
    jsonLd: structuredData(site, facts),
  };
}

export type PageMeta = ReturnType<typeof metaOf>;

/** The family's own picture, or else the one for all pages; of an office's page, the one named after that office. */
function bannerAt(site: Site, path: string) {
  const page = pagesOf(site).find((one) => one.path === path);
  const family = page && page.reading !== "legal" ? traitsOf(page.kind).banner : "none";
  if (family === "none") return undefined;
  const { banner, banners } = site.theme.pictures;
  const scene = banners?.[family] ?? banner;
  return scene && themedPicture(scene, path.split("/").at(-1));
}
