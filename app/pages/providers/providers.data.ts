import type { Site } from "../../../site/read/site.server.ts";
import { providerCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";

export function load(site: Site) {
  const page = site.pages.providers;
  return {
    meta: metaOf(site, { ...page, path: "/providers" }),
    lead: page.lead,
    providers: site.providers.map((person) => providerCard(site, person)),
  };
}
