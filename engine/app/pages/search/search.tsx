import { useState } from "react";
import { type Location, useLocation } from "react-router";
import { Band } from "../../components/Container/Container.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { EmergencyCard } from "../../features/guidance/EmergencyCard.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { PageLead } from "../../features/page-head/PageLead.tsx";
import { searchFieldId } from "../../features/search/field-id.ts";
import { SearchPanel } from "../../features/search/SearchPanel.tsx";
import { noScript, SiteIndex } from "../../features/search/SiteIndex.tsx";
import { UrgentLine } from "../../features/search/UrgentLine.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { useShared } from "../../features/shared/useShared.ts";
import type { load } from "./search.data.ts";

/** Links from other sites may contain the query as ?q= or #q=. */
function queryIn({ hash, search, state }: Location): string {
  const given = [hash.slice(1), search].map((part) => new URLSearchParams(part).get("q"));
  return history.state?.query ?? state?.query ?? given.find((query) => query !== null) ?? "";
}

/**
 * Keeps the query with this step of the tab's history, so that going back shows the same results. Not in the address: the
 * browser's list of visited pages would say to everybody who shares the device what somebody worries about.
 */
const keepQuery = (query: string) => history.replaceState({ ...history.state, query }, "", location.pathname);

export default function Search() {
  const data = usePageData<typeof load>();
  const { labels } = useShared();
  const { emergencies } = data;
  const titles = emergencies.map(({ id, title, language }) => ({ label: title, path: `#${id}`, language }));
  const address = useLocation();
  const [query, setQuery] = useState("");
  function follow(typed: string) {
    keepQuery(typed);
    setQuery(typed);
  }
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <div className={noScript}>
          <p>{data.labels.noScript}</p>
          <UrgentLine />
          {titles.length > 0 && (
            <>
              <h2>{labels.urgency.title}</h2>
              <SiteIndex groups={[{ title: labels.urgency.now, links: titles }]} />
            </>
          )}
        </div>
        <div className="needs-script no-print">
          <SearchPanel fieldId={searchFieldId} start={() => queryIn(address)} onQuery={follow} />
        </div>
        {!query && <PageLead>{data.lead}</PageLead>}
      </Band>
      {/* Under results it would only repeat them. */}
      {!query && (
        <Band labelledBy="site-index">
          <SectionHead id="site-index" title={data.labels.index} />
          <SiteIndex groups={data.index} />
          <div className={noScript}>
            {emergencies.map((emergency) => (
              <div key={emergency.id} id={emergency.id}>
                <EmergencyCard emergency={emergency} />
              </div>
            ))}
          </div>
        </Band>
      )}
    </>
  );
}
