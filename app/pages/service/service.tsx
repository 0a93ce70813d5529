import { Accordion } from "../components/Accordion/Accordion.tsx";
import { Band } from "../components/Container/Container.tsx";
import { Picture } from "../components/Picture/Picture.tsx";
import { Prose } from "../components/Prose/Prose.tsx";
import { guidanceOf, reviewLine } from "../content/guidance.server.ts";
import { metaOf } from "../content/meta.server.ts";
import { picture } from "../content/pictures.server.ts";
import {
  officeLink,
  officesOfService,
  providerLink,
  providersOfService,
  serviceLink,
} from "../content/relations.server.ts";
import { loadSite } from "../content/site.server.ts";
import { serviceData } from "../content/structured-data/pages.server.ts";
import { format } from "../schema/format.ts";
import { AskUs } from "../sections/AskUs/AskUs.tsx";
import { CallToAction } from "../sections/CallToAction/CallToAction.tsx";
import { CrisisBlock } from "../sections/CrisisBlock/CrisisBlock.tsx";
import { KeyPoints } from "../sections/KeyPoints/KeyPoints.tsx";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { RelatedLinks } from "../sections/RelatedLinks/RelatedLinks.tsx";
import { ServiceTabs } from "../sections/ServiceTabs/ServiceTabs.tsx";
import { Tables } from "../sections/Tables/Tables.tsx";
import { CallReasons, EmergencyCards } from "../sections/UrgencyCards/UrgencyCards.tsx";
import type { Route } from "./+types/service.ts";
import { pageMeta } from "./pageMeta.ts";
import styles from "./service.module.css";

export function loader({ params }: Route.LoaderArgs) {
  const site = loadSite();
  const service = site.services.find(({ slug }) => slug === params.slug);
  if (!service) throw new Response(null, { status: 404 });
  const words = { ...site.interface.article, ...site.interface.service };
  const guidance = guidanceOf(site, service);
  return {
    meta: metaOf(site, {
      title: service.name,
      description: service.description ?? format(words.fallbackDescription, { service: service.name }),
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
    picture: picture(service.image, service.imageAlt),
    booking: site.practice.booking,
    words: {
      ...words,
      call: format(words.call, { service: service.name }),
      tabs: site.interface.otherServices,
    },
    siblings: site.services.map(serviceLink),
    related: [
      { title: words.providers, links: providersOfService(site, service.slug).map(providerLink) },
      { title: words.offices, links: officesOfService(site, service.slug).map(officeLink) },
      { title: words.related, links: guidance.related },
    ],
  };
}

export const meta = pageMeta;

export default function Service({ loaderData }: Route.ComponentProps) {
  const { body, guidance, questions, words, siblings, related } = loaderData;
  const isEmpty = body.length === 0;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <div className={styles.guide}>
          <KeyPoints title={words.keyPoints} points={guidance.keyPoints} />
          <EmergencyCards emergencies={guidance.emergencies} />
          <Tables tables={guidance.tables} words={words} />
        </div>
        <div className={isEmpty ? styles.empty : styles.intro}>
          {!isEmpty && (
            <Prose
              blocks={body}
              lead
              under={(id) => <Tables tables={guidance.tables} under={id} words={words} />}
            />
          )}
          <Picture
            picture={loaderData.picture}
            className={styles.picture}
            priority
            sizes="(min-width: 992px) 560px, 100vw"
          />
        </div>
        <div className={styles.guide}>
          <CallReasons today={guidance.today} appointment={guidance.appointment} />
          <AskUs title={words.askUs} questions={guidance.askUs} />
          {loaderData.reviewLine && <p className={styles.review}>{loaderData.reviewLine}</p>}
        </div>
        {guidance.crisis && <CrisisBlock crisis={guidance.crisis} />}
        <CallToAction text={words.call} note={loaderData.booking} />
      </Band>
      <Band tone="sky">
        <div className={styles.columns}>
          <div className={styles.more}>
            {questions.length > 0 && (
              <>
                <h2>{words.questions}</h2>
                <Accordion
                  name={loaderData.slug}
                  panels={questions.map(({ id, question, answer }) => ({
                    id,
                    title: question,
                    body: <Prose blocks={answer} />,
                  }))}
                />
              </>
            )}
            <RelatedLinks groups={related} />
          </div>
          <ServiceTabs title={words.tabs} links={siblings} />
        </div>
      </Band>
    </>
  );
}
