import { Band } from "../components/Container/Container.tsx";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { CallLink } from "../sections/CallLink/CallLink.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import type { Route } from "./+types/search.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages.search;
  return { meta: metaOf(site, { ...page, path: "/search" }), lead: page.lead };
}

export const meta = pageMeta;

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{loaderData.lead}</PageLead>
        <CallLink />
      </Band>
    </>
  );
}
