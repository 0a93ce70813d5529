import { useLocation } from "react-router";
import { existing, pageLoader } from "../../../site/load.server.ts";
import { format } from "../../../site/schema/format.ts";
import { langOf } from "../../../site/text/language.ts";
import { nameInSentence } from "../../../site/text/names.ts";
import { pick } from "../../../site/text/pick.ts";
import { providerCard } from "../../../site/view/cards.server.ts";
import { guidanceOf, leadOf, reviewLine } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { serviceFacts, whereAndHow } from "../../../site/view/offered.server.ts";
import { pictureOf } from "../../../site/view/pictures.server.ts";
import { providersOfService, serviceLink } from "../../../site/view/relations.server.ts";
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
import type { Route } from "./+types/service.ts";
import { ServiceFacts } from "./ServiceFacts.tsx";
import { ServiceTabs } from "./ServiceTabs.tsx";
import styles from "./service.module.css";
import { WhereAndHow } from "./WhereAndHow.tsx";

export const loader = pageLoader((site, params) => {
  const service = existing(site.services.find(({ slug }) => slug === params.slug));
  const { article, service: labels, ways, otherServices } = site.interface;
  const guidance = guidanceOf(site, service);
  const people = providersOfService(site, service.slug);
  return {
    meta: metaOf(site, {
      ...service,
      title: service.name,
      description: service.description ?? format(labels.fallbackDescription, { service: service.name }),
      path: `/services/${service.slug}`,
      crumbs: [{ label: site.pages.services.title, path: "/services" }],
    }),
    slug: service.slug,
    ...leadOf(service.body),
    reviewLine: reviewLine(site, service),
    guidance,
    questions: service.questions,
    picture: pictureOf(service, service.name),
    booking: site.practice.booking,
    labels: {
      ...pick(article, "keyPoints", "tableSource", "askUs"),
      ...pick(labels, "questions", "providers", "offices", "others"),
      call: format(labels.call, { service: nameInSentence(service.name, site.language) }),
      tabs: otherServices,
    },
    facts: serviceFacts(site, service),
    where: whereAndHow(site, service),
    ways: pick(ways, "title", "walkInHours", "otherHours"),
    people: people.map((person) => providerCard(site, person)),
    siblings: site.services.map(serviceLink),
    others: site.services.filter((other) => other !== service).map(serviceLink),
    related: { title: article.related, links: guidance.related },
  };
});

export default function Service({ loaderData }: Route.ComponentProps) {
  const { lead, rest, guidance, questions, people, booking, labels, siblings, others, related } = loaderData;
  const hasCard = saysWhenToCall(guidance);
  const { pathname } = useLocation();
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.intro} data-empty={lead.length === 0 || undefined}>
          <div className={styles.words}>
            <Prose blocks={lead} lead />
            {guidance.help.map((help) => (
              <HelpLine key={help.title} {...help} />
            ))}
            <ServiceFacts facts={loaderData.facts} labels={labels} />
            <div className={`${styles.start} stack`}>
              {lead.length === 0 && <p className={styles.invitation}>{labels.call}</p>}
              <CallLink />
              {!hasCard && <Paragraph parts={booking} />}
            </div>
          </div>
          <Picture
            picture={loaderData.picture}
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
          <WhereAndHow where={loaderData.where} labels={loaderData.ways} />
          <Tables tables={guidance.tables} labels={labels} />
          <WhenToCall {...guidance} booking={booking} />
          <AskUs title={labels.askUs} points={guidance.askUs} />
          {loaderData.reviewLine && <p className="quiet">{loaderData.reviewLine}</p>}
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
                name={loaderData.slug}
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
