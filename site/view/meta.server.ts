/** Title, description, address and sharing picture of a page. */

import { format } from "../schema/format.ts";
import type { Site } from "./site.server.ts";
import type { PageData } from "./structured-data/types.ts";
import { structuredData } from "./structured-data.server.ts";
import { absoluteUrl, shareImagePath } from "./url.ts";

export { shareImagePath };

interface PageFacts {
  title: string;
  description: string;
  path: string;
  /** The home page's title stands alone; others are followed by the practice's name. */
  alone?: boolean;
  /** Name of the page's own picture, for the image shown when the page is shared. */
  picture?: string;
  crumbs?: { label: string; path: string }[];
  /** What search engines are told beyond that. */
  data?: PageData;
}

export function metaOf(site: Site, facts: PageFacts) {
  const { practice, interface: words } = site;
  const title = facts.alone ? facts.title : format(words.titlePattern, { title: facts.title });
  const crumbs = facts.crumbs ?? [];
  return {
    title,
    heading: facts.title,
    description: facts.description,
    canonical: absoluteUrl(site, facts.path),
    siteName: practice.name,
    image: absoluteUrl(site, shareImagePath(facts.path)),
    crumbs,
    jsonLd: structuredData(site, { ...facts, title, heading: facts.title, crumbs }),
  };
}

export type PageMeta = ReturnType<typeof metaOf>;
