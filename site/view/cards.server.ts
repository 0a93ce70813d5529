/** Short forms of services, people, offices and articles, for lists and links. */
import { href } from "react-router";
import { isoDate } from "../schema/fields.ts";
import { addressOf, holidayDates, phoneOf } from "./chrome.server.ts";
import { directionsTo } from "./directions.server.ts";
import { hoursLines } from "./hours.ts";
import { wordsOf } from "./markdown.server.ts";
import { fullName, keepTogether } from "./names.ts";
import { picture } from "./pictures.server.ts";
import type { ArticleEntry, LocationEntry, ProviderEntry, ServiceEntry, Site } from "./site.server.ts";

export function serviceCard({ slug, name, image }: ServiceEntry) {
  return {
    slug,
    name,
    path: href("/services/:slug", { slug }),
    // Beside its own name the picture is decoration; its description stands on the service's page.
    picture: picture(image, ""),
  };
}
export type ServiceCard = ReturnType<typeof serviceCard>;

export function providerCard(person: ProviderEntry) {
  return {
    slug: person.slug,
    name: fullName(person),
    role: person.role,
    path: href("/providers/:slug", { slug: person.slug }),
    isBoardCertified: person.boardCertification !== undefined,
    ...portraitOf(person),
  };
}
/** The portrait, or nothing: the page then shows the initials of the first and the last name. */
export function portraitOf({ image, imageAlt, name }: ProviderEntry) {
  const parts = name.trim().split(/\s+/);
  const initials = [...new Set([parts[0], parts.at(-1)])].map((part = "") => [...part][0]).join("");
  return { initials, ...(image && { picture: picture(image, imageAlt ?? "") }) };
}

export type ProviderCard = ReturnType<typeof providerCard>;

export function officeCard(site: Site, location: LocationEntry) {
  return {
    slug: location.slug,
    name: keepTogether(location.name),
    path: href("/location/:slug", { slug: location.slug }),
    address: addressOf(location),
    hoursLines: hoursLines(location.hours),
    hours: location.hours,
    holidays: holidayDates(location.holidays),
    phone: phoneOf(site),
    picture: picture(location.image, location.imageAlt),
    geo: location.geo,
    directions: directionsTo(location),
    contactCard: `/contact/${location.slug}.vcf`,
  };
}
export type OfficeCard = ReturnType<typeof officeCard>;

/** Words an adult reads in a minute. */
const readingSpeed = 200;

export function articleCard(article: ArticleEntry) {
  const words = wordsOf(article.body).join(" ").split(/\s+/).length;
  return {
    slug: article.slug,
    title: article.title,
    date: article.date,
    isoDate: isoDate(article.date),
    topic: article.topic,
    excerpt: article.excerpt,
    path: href("/blogs/:id", { id: article.slug }),
    picture: picture(article.image, ""),
    minutes: Math.max(1, Math.round(words / readingSpeed)),
  };
}
export type ArticleCard = ReturnType<typeof articleCard>;

export const reviewCards = (site: Site) => {
  const { reviews, repeat, sample } = site.testimonials;
  const isSample = sample.includes("reviews");
  return Array.from({ length: repeat }, () => reviews)
    .flat()
    .map(({ quote, name }) => ({ quote, name, sample: isSample }));
};
export type ReviewCard = ReturnType<typeof reviewCards>[number];

/** The words on cards. */
export function cardWords({ interface: words }: Site) {
  return {
    boardCertified: words.boardCertified,
    readMore: words.readMore,
    callShort: words.callShort,
    call: words.call,
    officeDetails: words.officeDetails,
    stars: words.stars,
    sampleReview: words.sampleReview,
    readingTime: words.article.readingTime,
    carousel: words.carousel,
  };
}
export type CardWords = ReturnType<typeof cardWords>;
