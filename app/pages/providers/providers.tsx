import { pageLoader } from "../../../site/load.server.ts";
import { providerCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/providers.ts";

export const loader = pageLoader((site) => {
  const page = site.pages.providers;
  return {
    meta: metaOf(site, { ...page, path: "/providers" }),
    lead: page.lead,
    providers: site.providers.map((person) => providerCard(site, person)),
  };
});

export default function Providers({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ProviderGrid providers={loaderData.providers} level="h2" />
    </Page>
  );
}
