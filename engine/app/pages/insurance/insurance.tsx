import { langOf } from "../../../data/text/language.ts";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { SectionHead } from "../../components/SectionHead/SectionHead.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./insurance.data.ts";
import styles from "./insurance.module.css";
import { Plans } from "./Plans.tsx";

export default function Insurance() {
  const data = usePageData<typeof load>();
  const { page, insurers, lastChecked, labels } = data;
  return (
    <>
      <Page meta={data.meta} lead={page.lead}>
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
