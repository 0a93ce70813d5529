import { Band } from "../components/Container/Container.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { siteIndex } from "../content/site-index.server.ts";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import { searchFieldId } from "../sections/Search/fieldId.ts";
import { SearchPanel } from "../sections/Search/SearchPanel.tsx";
import { noScript, SiteIndex } from "../sections/Search/SiteIndex.tsx";
import { useChrome } from "../sections/useChrome.ts";
import type { Route } from "./+types/search.ts";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = site.pages.search;
  return {
    meta: metaOf(site, { ...page, path: "/search" }),
    lead: page.lead,
    indexTitle: site.interface.search.index,
    index: siteIndex(site),
  };
}

export const meta = pageMeta;

/** Links from elsewhere may bring the query as ?q=. */
const queryInAddress = () =>
  new URLSearchParams(location.hash.slice(1)).get("q") ?? new URLSearchParams(location.search).get("q") ?? "";

/** So that the way back from a result leads to the same results. Behind the #, which browsers never send to a server. */
function putIntoAddress(query: string) {
  const hash = query ? `#${new URLSearchParams({ q: query })}` : "";
  history.replaceState(history.state, "", location.pathname + hash);
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words } = useChrome();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{loaderData.lead}</PageLead>
        <p className={noScript}>{words.search.noScript}</p>
        <div className="needs-script no-print">
          <SearchPanel fieldId={searchFieldId} start={queryInAddress} onQuery={putIntoAddress} />
        </div>
      </Band>
      <Band labelledBy="site-index">
        <SectionHead id="site-index" title={loaderData.indexTitle} />
        <SiteIndex groups={loaderData.index} />
      </Band>
    </>
  );
}
