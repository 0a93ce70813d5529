import { useLocation } from "react-router";
import { langOf } from "../../../data/text/language.ts";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { ProviderGrid } from "../../features/cards/ProviderGrid.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { HelpLine } from "../../features/guidance/EmergencyCard.tsx";
import { AskUs, KeyPoints } from "../../features/guidance/KeyPoints.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { saysWhenToCall, WhenToCall } from "../../features/guidance/WhenToCall.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import { ServiceFacts } from "./ServiceFacts.tsx";
import { ServiceTabs } from "./ServiceTabs.tsx";
import type { load } from "./service.data.ts";
import styles from "./service.module.css";
import { WhereAndHow } from "./WhereAndHow.tsx";

export default function Service() {
  const data = usePageData<typeof load>();
  const { lead, rest, guidance, questions, people, booking, labels, siblings, others, related } = data;
  const hasCard = saysWhenToCall(guidance);
  const { pathname } = useLocation();
  return (
    <>
      <PageHead meta={data.meta} />
      <Band>
        <div className={styles.intro} data-empty={lead.length === 0 || undefined}>
          <div className={styles.words}>
            <Prose blocks={lead} lead />
            {guidance.help.map((help) => (
              <HelpLine key={help.title} {...help} />
            ))}
            <ServiceFacts facts={data.facts} labels={labels} />
            <div className={`${styles.start} stack`}>
              {lead.length === 0 && <p className={styles.invitation}>{labels.call}</p>}
              <CallLink />
              {!hasCard && <Paragraph parts={booking} />}
            </div>
          </div>
          <Picture
            picture={data.picture}
            page={pathname}
            className={styles.picture}
            priority
            sizes="(min-width: 768px) 42vw, 128px"
          />
        </div>
        <div className={`${styles.guide} stack later`}>
          {rest.length + guidance.keyPoints.length > 0 && (
            <div className={`${styles.about} columns`}>
              <Prose
                blocks={rest}
                under={(id) => <Tables tables={guidance.tables} under={id} labels={labels} />}
              />
              <KeyPoints title={labels.keyPoints} points={guidance.keyPoints} />
            </div>
          )}
          <WhereAndHow where={data.where} labels={data.ways} />
          <Tables tables={guidance.tables} labels={labels} />
          <WhenToCall {...guidance} booking={booking} />
          <AskUs title={labels.askUs} points={guidance.askUs} />
          {data.reviewLine && <p className="quiet">{data.reviewLine}</p>}
          {people.length > 0 && (
            <section aria-labelledby="people" className="stack">
              <h2 id="people" className="h3">
                {labels.providers}
              </h2>
              <ProviderGrid providers={people} size="small" />
            </section>
          )}
        </div>
      </Band>
      <Band tone="sky">
        {questions.length > 0 ? (
          <div className={`${styles.columns} columns`}>
            <div className={`${styles.more} stack`}>
              <h2>{labels.questions}</h2>
              <Accordion
                name={data.slug}
                panels={questions.map((entry) => ({
                  id: entry.id,
                  title: entry.question,
                  body: <Prose blocks={entry.answer} />,
                  lang: langOf(entry),
                }))}
              />
              <RelatedLinks {...related} />
            </div>
            <ServiceTabs title={labels.tabs} links={siblings} />
          </div>
        ) : (
          <div className={`${styles.more} stack`}>
            <RelatedLinks {...related} />
            <ServiceTabs title={labels.others} links={others} wide />
          </div>
        )}
      </Band>
    </>
  );
}
