import { href } from "react-router";
import { existing, pageLoader } from "../../../site/load.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";

export const loader = pageLoader((site) => {
  const page = existing(site.pages.worksheets);
  return {
    meta: metaOf(site, { ...page, path: "/worksheets" }),
    lead: page.lead,
    sheets: site.worksheets.map(({ slug, title, description }) => ({
      title,
      description,
      path: href("/worksheets/:slug", { slug }),
    })),
  };
});
