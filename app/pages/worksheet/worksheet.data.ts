import { existing, pageLoader } from "../../../site/load.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";

export const loader = pageLoader((site, params) => {
  const sheet = existing(site.worksheets.find(({ slug }) => slug === params.slug));
  const list = site.pages.worksheets;
  const { slug, title, description, lead, parts, note } = sheet;
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
});
