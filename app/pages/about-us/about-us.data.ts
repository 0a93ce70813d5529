import { existing } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { picture } from "../../../site/view/pictures.server.ts";

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
