import { Band } from "../components/Container/Container.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { SectionHead } from "../components/SectionHead/SectionHead.tsx";
import { existing } from "../content/existing.ts";
import { metaOf } from "../content/meta.server.ts";
import { loadSite } from "../content/site.server.ts";
import { format } from "../schema/format.ts";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import type { Route } from "./+types/insurance.ts";
import styles from "./insurance.module.css";
import { pageMeta } from "./pageMeta.ts";

export function loader() {
  const site = loadSite();
  const page = existing(site.pages.insurance);
  return {
    meta: metaOf(site, { ...page, path: "/insurance" }),
    page,
    lastChecked: format(site.interface.lastChecked, { date: page.lastChecked }),
  };
}

export const meta = pageMeta;

export default function Insurance({ loaderData }: Route.ComponentProps) {
  const { page, lastChecked } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{page.lead}</PageLead>
        <Prose blocks={page.text} />
      </Band>
      <Band labelledBy="plans">
        <SectionHead id="plans" title={page.plansTitle}>
          <p className={styles.checked}>{lastChecked}</p>
        </SectionHead>
        <dl className={styles.plans}>
          {page.plans.map(({ insurer, plans }) => (
            <div key={insurer + plans.join()}>
              <dt>{insurer}</dt>
              {plans.map((plan) => (
                <dd key={plan}>{plan}</dd>
              ))}
            </div>
          ))}
        </dl>
        <p className={styles.costs}>{page.costs}</p>
        <CallToAction text={page.unlisted} />
      </Band>
    </>
  );
}
