import { existing, pageLoader } from "../../../site/load.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";

export const loader = pageLoader((site) => {
  const page = existing(site.pages["language-assistance"]);
  return {
    meta: metaOf(site, { ...page, path: "/language-assistance" }),
    lead: page.lead,
    languages: page.languages,
  };
});
