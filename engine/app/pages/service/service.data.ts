import { format } from "../../../data/labels/format.ts";
import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { nameInSentence } from "../../../data/text/names.ts";
import { pick } from "../../../data/text/pick.ts";
import { providerCard } from "../../../data/view/cards.server.ts";
import { guidanceOf, leadOf, reviewLine } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { serviceFacts, whereAndHow } from "../../../data/view/offered.server.ts";
import { pictureOf } from "../../../data/view/pictures.server.ts";
import { providersOfService, serviceLink } from "../../../data/view/relations.server.ts";

export function load(site: Site, { slug }: PageEntry) {
  const service = existing(site.services.find((one) => one.slug === slug));
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
}
