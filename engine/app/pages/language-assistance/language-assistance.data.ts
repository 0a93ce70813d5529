import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site) {
  const page = existing(site.pages["language-assistance"]);
  return {
    meta: metaOf(site, { ...page, path: "/language-assistance" }),
    lead: page.lead,
    languages: page.languages,
  };
}
