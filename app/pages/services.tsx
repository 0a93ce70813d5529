import { Band } from "../components/Container/Container.tsx";
import { serviceCard } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { listData } from "../content/structured-data/pages.server.ts";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { ServiceGrid } from "../sections/ServiceGrid/ServiceGrid.tsx";
import type { Route } from "./+types/services.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages.services;
  return {
    meta: metaOf(site, { ...page, path: "/services", data: listData() }),
    lead: page.lead,
    services: site.services.map(serviceCard),
  };
}

export const meta = pageMeta;

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{loaderData.lead}</PageLead>
        <ServiceGrid services={loaderData.services} level="h2" />
      </Band>
    </>
  );
}
