import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/providers.ts";

export { loader } from "./providers.data.ts";

export default function Providers({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ProviderGrid providers={loaderData.providers} level="h2" />
    </Page>
  );
}
