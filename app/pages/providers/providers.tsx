import { pageLoader } from "../../../site/load.server.ts";
import { cardLabels, providerCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { listData } from "../../../site/view/structured-data/pages.server.ts";
import { Band } from "../../components/Container/Container.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PageLead } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/providers.ts";

export const loader = pageLoader((site) => {
  const page = site.pages.providers;
  return {
    meta: metaOf(site, { ...page, path: "/providers", data: listData() }),
    lead: page.lead,
    providers: site.providers.map((person) => providerCard(site, person)),
    labels: cardLabels(site),
  };
});

export default function Providers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{loaderData.lead}</PageLead>
        <ProviderGrid providers={loaderData.providers} labels={loaderData.labels} level="h2" />
      </Band>
    </>
  );
}
