/** Title, description, address and sharing picture of a page. */

import type { Site } from "./site.server.ts";
import { type StructuredData, structuredData } from "./structured-data.server.ts";

interface PageFacts {
  title: string;
  description: string;
  path: string;
  /** The home page's title stands alone; others are followed by the practice's name. */
  alone?: boolean;
  /** Name of the page's own picture, for the image shown when the page is shared. */
  picture?: string;
  crumbs?: { label: string; path: string }[];
  data?: StructuredData;
}

export function metaOf(site: Site, facts: PageFacts) {
  const { practice, interface: words } = site;
  const title = facts.alone
    ? facts.title
    : words.titlePattern.replace("{title}", facts.title).replace("{name}", practice.name);
  return {
    title,
    heading: facts.title,
    description: facts.description,
    canonical: practice.url + (facts.path === "/" ? "/" : facts.path),
    siteName: practice.name,
    image: `${practice.url}${shareImagePath(facts.path)}`,
    crumbs: facts.crumbs ?? [],
    jsonLd: structuredData(site, { ...facts, title }),
  };
}

/** Where the sharing picture of a page lies: /share/services-telemedicine.png. */
export const shareImagePath = (path: string) =>
  `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;

export type PageMeta = ReturnType<typeof metaOf>;
