import { Band } from "../components/Container/Container.tsx";
import { cardWords, providerCard } from "../content/cards.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { listData } from "../content/structured-data/pages.server.ts";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { ProviderGrid } from "../sections/ProviderGrid/ProviderGrid.tsx";
import type { Route } from "./+types/providers.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages.providers;
  return {
    meta: metaOf(site, { ...page, path: "/providers", data: listData() }),
    lead: page.lead,
    providers: site.providers.map(providerCard),
    words: cardWords(site),
  };
}

export const meta = pageMeta;

export default function Providers({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{loaderData.lead}</PageLead>
        <ProviderGrid providers={loaderData.providers} words={loaderData.words} level="h2" />
      </Band>
    </>
  );
}
