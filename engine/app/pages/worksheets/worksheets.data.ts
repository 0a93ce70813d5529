import { pathOf } from "../../../data/kinds/folders.ts";
import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site) {
  const page = existing(site.pages.worksheets);
  return {
    meta: metaOf(site, { ...page, path: "/worksheets" }),
    lead: page.lead,
    sheets: site.worksheets.map(({ slug, title, description }) => ({
      title,
      description,
      path: pathOf("worksheets", slug),
    })),
  };
}
