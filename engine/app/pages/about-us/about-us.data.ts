import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { relatedLinks } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { picture } from "../../../data/view/pictures.server.ts";

export function load(site: Site) {
  const page = existing(site.textPages.find(({ slug }) => slug === "about-us"));
  return {
    meta: metaOf(site, { ...page, path: "/about-us" }),
    lead: page.lead,
    body: page.body,
    related: { title: site.interface.article.related, links: relatedLinks(site, page.related) },
    picture: page.image ? picture(page.image, page.imageAlt ?? "") : undefined,
  };
}
