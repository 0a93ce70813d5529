import { existing, pageLoader } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import { dateText } from "../../../site/text/dates.ts";
import { langOf } from "../../../site/text/language.ts";
import { withPhoneLinks } from "../../../site/text/phone-links.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/insurance.ts";
import styles from "./insurance.module.css";
import { Plans } from "./Plans.tsx";

export const loader = pageLoader((site) => {
  const page = existing(site.pages.insurance);
  const { lastChecked, plans } = site.interface;
  return {
    meta: metaOf(site, { ...page, path: "/insurance" }),
    page,
    insurers: site.practice.insurers.map(({ name, fullName, plans: own }) => ({
      insurer: fullName ?? name,
      plans: own,
    })),
    lastChecked: format(lastChecked, { date: dateText(page.lastChecked, site.language) }),
    labels: { ...plans, unlisted: withPhoneLinks(plans.unlisted) },
  };
});

export default function Insurance({ loaderData }: Route.ComponentProps) {
  const { page, insurers, lastChecked, labels } = loaderData;
  return (
    <>
      <Page meta={loaderData.meta} lead={page.lead}>
        <div className={`${styles.columns} columns`}>
          {insurers.length > 0 && (
            <section aria-labelledby="plans">
              <SectionHead id="plans" title={page.plansTitle}>
                <p className="quiet">{lastChecked}</p>
              </SectionHead>
              <Plans insurers={insurers} labels={labels} />
            </section>
          )}
          <div className={`${styles.help} stack`}>
            <CallToAction text={page.unlisted} />
            <Prose blocks={page.text} />
            <Paragraph parts={page.costs} />
          </div>
        </div>
      </Page>
      {page.terms && (
        <Band tone="sky" labelledBy="words">
          <SectionHead id="words" title={page.terms.title} />
          <Accordion
            name="words"
            panels={page.terms.entries.map((entry) => ({
              id: entry.id,
              title: entry.word,
              body: <Prose blocks={entry.meaning} />,
              lang: langOf(entry),
            }))}
          />
        </Band>
      )}
    </>
  );
}
