import type { TextPageName } from "../schema/page.ts";
import type { Site } from "./site.server.ts";

export function textPageOf(site: Site, slug: TextPageName) {
  const page = site.textPages.find((entry) => entry.slug === slug);
  if (!page) throw new Error(`content/pages/${slug}.md is missing`);
  return page;
}
