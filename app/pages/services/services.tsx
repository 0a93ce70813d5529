import { ServiceGrid } from "../../features/cards/ServiceGrid.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/services.ts";

export { loader } from "./services.data.ts";

export default function Services({ loaderData }: Route.ComponentProps) {
  return (
    <Page meta={loaderData.meta} lead={loaderData.lead}>
      <ServiceGrid services={loaderData.services} notSure={loaderData.notSure} />
    </Page>
  );
}
