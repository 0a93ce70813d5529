import { pageLoader } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import { langOf } from "../../../site/text/language.ts";
import { nameInSentence } from "../../../site/text/names.ts";
import { guidanceOf, reviewLine } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { whereAndHow } from "../../../site/view/offered.server.ts";
import { pictureOf } from "../../../site/view/pictures.server.ts";
import {
  officeLink,
  officesOfService,
  providerLink,
  providersOfService,
  serviceLink,
} from "../../../site/view/relations.server.ts";
import { serviceData } from "../../../site/view/structured-data/pages.server.ts";
import { Accordion } from "../../components/Accordion/Accordion.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { CallToAction } from "../../features/calls/CallToAction.tsx";
import { RelatedLinks } from "../../features/cards/RelatedLinks.tsx";
import { AskUs } from "../../features/guidance/AskUs.tsx";
import { CallReasons } from "../../features/guidance/CallReasons.tsx";
import { CrisisBlock } from "../../features/guidance/CrisisBlock.tsx";
import { EmergencyCards } from "../../features/guidance/EmergencyCards.tsx";
import { KeyPoints } from "../../features/guidance/KeyPoints.tsx";
import { Tables } from "../../features/guidance/Tables.tsx";
import { PageHead } from "../../features/page-head/PageHead.tsx";
import { pageMeta } from "../page-meta.ts";
import type { Route } from "./+types/service.ts";
import { ServiceTabs } from "./ServiceTabs.tsx";
import styles from "./service.module.css";
import { WhereAndHow } from "./WhereAndHow.tsx";

export const loader = pageLoader((site, params) => {
  const service = site.services.find(({ slug }) => slug === params.slug);
  if (!service) throw new Response(null, { status: 404 });
  const labels = { ...site.interface.article, ...site.interface.service };
  const guidance = guidanceOf(site, service);
  const where = whereAndHow(site, service);
  return {
    meta: metaOf(site, {
      ...service,
      title: service.name,
      description: service.description ?? format(labels.fallbackDescription, { service: service.name }),
      path: `/services/${service.slug}`,
      picture: service.image,
      crumbs: [{ label: site.pages.services.title, path: "/services" }],
      data: serviceData(site, service),
    }),
    slug: service.slug,
    body: service.body,
    reviewLine: reviewLine(site, service),
    guidance,
    questions: service.questions,
    picture: pictureOf(service, service.name),
    booking: site.practice.booking,
    labels: {
      ...labels,
      call: format(labels.call, { service: nameInSentence(service.name, site.language) }),
      tabs: site.interface.otherServices,
    },
    where,
    ways: site.interface.ways,
    referral: service.referral,
    siblings: site.services.map(serviceLink),
    others: site.services.filter((other) => other !== service).map(serviceLink),
    related: [
      { title: labels.providers, links: providersOfService(site, service.slug).map(providerLink) },
      // With a table, the offices are in the section above.
      {
        title: labels.offices,
        links: where.length > 0 ? [] : officesOfService(site, service.slug).map(officeLink),
      },
      { title: labels.related, links: guidance.related },
    ],
  };
});

export const meta = pageMeta;

export default function Service({ loaderData }: Route.ComponentProps) {
  const { body, guidance, questions, labels, siblings, others, related } = loaderData;
  const isEmpty = body.length === 0;
  const call = <CallToAction text={labels.call} note={loaderData.booking} />;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.guide}>
          <KeyPoints title={labels.keyPoints} points={guidance.keyPoints} />
          <EmergencyCards emergencies={guidance.emergencies} />
          <Tables tables={guidance.tables} labels={labels} />
        </div>
        <div className={isEmpty ? `${styles.intro} ${styles.empty}` : styles.intro}>
          {isEmpty ? (
            call
          ) : (
            <Prose
              blocks={body}
              lead
              under={(id) => <Tables tables={guidance.tables} under={id} labels={labels} />}
            />
          )}
          <Picture
            picture={loaderData.picture}
            className={styles.picture}
            priority
            sizes="(min-width: 768px) 42vw, 100vw"
          />
        </div>
        <div className={styles.guide}>
          <WhereAndHow where={loaderData.where} referral={loaderData.referral} labels={loaderData.ways} />
          <CallReasons today={guidance.today} appointment={guidance.appointment} />
          <AskUs title={labels.askUs} questions={guidance.askUs} />
          {loaderData.reviewLine && <p className={styles.review}>{loaderData.reviewLine}</p>}
        </div>
        {guidance.crisis && <CrisisBlock crisis={guidance.crisis} />}
        {!isEmpty && call}
      </Band>
      <Band tone="sky">
        {questions.length > 0 ? (
          <div className={styles.columns}>
            <div className={styles.more}>
              <h2>{labels.questions}</h2>
              <Accordion
                name={loaderData.slug}
                panels={questions.map((entry) => ({
                  id: entry.id,
                  title: entry.question,
                  body: <Prose blocks={entry.answer} />,
                  lang: langOf(entry),
                }))}
              />
              <RelatedLinks groups={related} />
            </div>
            <ServiceTabs title={labels.tabs} links={siblings} />
          </div>
        ) : (
          <div className={styles.more}>
            <RelatedLinks groups={related} />
            <ServiceTabs title={labels.others} links={others} wide />
          </div>
        )}
      </Band>
    </>
  );
}
