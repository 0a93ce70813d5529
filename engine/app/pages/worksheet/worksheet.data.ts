import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site, { slug }: PageEntry) {
  const sheet = existing(site.worksheets.find((one) => one.slug === slug));
  const list = site.pages.worksheets;
  const { title, description, lead, parts, note } = sheet;
  return {
    meta: metaOf(site, {
      title,
      description,
      path: `/worksheets/${slug}`,
      crumbs: list ? [{ label: list.title, path: "/worksheets" }] : [],
    }),
    lead,
    sheet: { slug, parts, note },
    labels: { ...site.interface.worksheet, print: site.interface.print },
  };
}
