import { pageLoader } from "../../../site/load.server.ts";
import { populationCard, serviceCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { ServiceGrid } from "../../features/cards/ServiceGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/services.ts";

export const loader = pageLoader((site) => {
  const page = site.pages.services;
  return {
    meta: metaOf(site, { ...page, path: "/services" }),
    lead: page.lead,
    services: [...site.services.map(serviceCard), ...populationCard(site)],
    notSure: site.interface.service.notSure,
  };
});

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ServiceGrid services={loaderData.services} notSure={loaderData.notSure} />
    </Page>
  );
}
