import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./providers.data.ts";

export default function Providers() {
  const data = usePageData<typeof load>();
  return (
    <Page meta={data.meta} lead={data.lead}>
      <ProviderGrid providers={data.providers} level="h2" />
    </Page>
  );
}
