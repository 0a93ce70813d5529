import type { Site } from "../../../data/read/site.server.ts";
import { populationCard, serviceCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site) {
  const page = site.pages.services;
  return {
    meta: metaOf(site, { ...page, path: "/services" }),
    lead: page.lead,
    services: [...site.services.map(serviceCard), ...populationCard(site)],
    notSure: site.interface.service.notSure,
  };
}
