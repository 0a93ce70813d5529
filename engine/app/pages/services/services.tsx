import { ServiceGrid } from "../../features/cards/ServiceGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./services.data.ts";

export default function Services() {
  const data = usePageData<typeof load>();
  return (
    <Page meta={data.meta} lead={data.lead}>
      <ServiceGrid services={data.services} notSure={data.notSure} />
    </Page>
  );
}
