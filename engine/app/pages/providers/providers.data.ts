import type { Site } from "../../../data/read/site.server.ts";
import { providerCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site) {
  const page = site.pages.providers;
  return {
    meta: metaOf(site, { ...page, path: "/providers" }),
    lead: page.lead,
    providers: site.providers.map((person) => providerCard(site, person)),
  };
}
