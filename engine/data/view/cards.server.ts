import { pathOf } from "../kinds/folders.ts";
import { format } from "../labels/format.ts";
/** Short forms of services, people, offices and articles, for lists and links. */
import type { ArticleEntry, OfficeEntry, ProviderEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { isoDate } from "../schema/fields.ts";
import type { Office } from "../schema/office.ts";
import { dateText } from "../text/dates.ts";
import { hoursLines } from "../text/hours.ts";
import { langOf } from "../text/language.ts";
import { fullName, keepTogether } from "../text/names.ts";
import { textsOf } from "../text/words.ts";
import { picture, pictureOf } from "./pictures.server.ts";
import { addressOf, faxOf, holidayDates, phoneOf } from "./shared.server.ts";
import { contactCardPath } from "./url.ts";

export function serviceCard({ slug, name, image }: ServiceEntry) {
  return {
    slug,
    name,
    path: pathOf("services", slug),
    // Decorative next to the service's name; the alt text is on the service's page.
    picture: pictureOf({ image }, name),
  };
}

/** Adds a card for population health to the services, with the picture of its first program. */
export function populationCard({ pages }: Site) {
  const page = pages["population-health"];
  const image = page?.programs[0]?.image;
  if (!page || !image) return [];
  const slug = "population-health";
  return [{ slug, name: page.title, path: "/population-health", picture: pictureOf({ image }, page.title) }];
}
export type ServiceCard = ReturnType<typeof serviceCard>;

/** "Taking new patients"; undefined if the file doesn't say. */
export const newPatientsLine = ({ interface: { provider } }: Site, { newPatients }: ProviderEntry) =>
  newPatients && provider.newPatients[newPatients];

/** Cities in which a person works. An office that shares its city with another is told apart by its name. */
export const placesOf = ({ offices }: Pick<Site, "offices">, person: ProviderEntry): string[] =>
  officesOf(offices, person).map(({ name, city }) =>
    offices.filter((office) => office.city === city).length > 1 ? name : city,
  );

export function providerCard(site: Site, person: ProviderEntry) {
  return {
    slug: person.slug,
    name: fullName(person),
    role: person.role,
    path: pathOf("providers", person.slug),
    ...(person.boardCertification && { badge: site.interface.boardCertified }),
    /** Where, and in which languages: what decides. */
    places: placesOf(site, person).map(keepTogether).join(", "),
    languages: person.languages.join(", "),
    ...(person.newPatients && { newPatients: newPatientsLine(site, person) }),
    ...portraitOf(person),
  };
}

/** In the order of the provider's file: the main office first. */
export function officesOf(all: readonly OfficeEntry[], { offices }: ProviderEntry) {
  return offices.flatMap((slug) => all.find((office) => office.slug === slug) ?? []);
}

/** Without a portrait the page shows initials. */
export function portraitOf({ image, imageAlt, name }: ProviderEntry) {
  const parts = name.trim().split(/\s+/);
  const initials = [...new Set([parts[0], parts.at(-1)])].map((part = "") => [...part][0]).join("");
  return { initials, ...(image && { picture: picture(image, imageAlt ?? "") }) };
}

export type ProviderCard = ReturnType<typeof providerCard>;

export function officeCard(site: Site, office: OfficeEntry) {
  return {
    slug: office.slug,
    name: keepTogether(office.name),
    path: pathOf("offices", office.slug),
    address: addressOf(office),
    hoursLines: hoursLines(office.hours, { language: site.language }),
    hours: office.hours,
    holidays: holidayDates(office.holidays),
    phone: phoneOf(site, office.phone),
    fax: faxOf(site, office.fax),
    picture: pictureOf(office, office.name),
    geo: office.geo,
    directions: directionsTo(office),
    contactCard: contactCardPath(site, office.slug),
  };
}
export type OfficeCard = ReturnType<typeof officeCard>;

/** How to get in: cross streets, parking, steps, the door. */
export function officeDetails({ interface: { office: labels } }: Site, office: OfficeEntry) {
  return (["crossStreets", "parking", "access", "arriving"] as const).flatMap((name) => {
    const text = office[name];
    return text ? [{ title: labels[name], text, language: langOf(office, name) }] : [];
  });
}

/** An office with the way to its door, for a page about all of them. */
export function officeDoor(site: Site, office: OfficeEntry) {
  const { slug, name, path, address, directions } = officeCard(site, office);
  return { slug, name, path, address, directions, details: officeDetails(site, office) };
}
export type OfficeDoor = ReturnType<typeof officeDoor>;

/** Reading speed of an adult, words per minute. */
const readingSpeed = 200;

export function articleCard({ language, interface: { article: labels } }: Site, article: ArticleEntry) {
  const words = textsOf(article.body).join(" ").split(/\s+/).length;
  const minutes = Math.max(1, Math.round(words / readingSpeed));
  const date = dateText(article.date, language);
  return {
    title: article.title,
    date,
    isoDate: isoDate(article.date),
    topic: article.topic,
    excerpt: article.excerpt,
    path: pathOf("articles", article.slug),
    picture: pictureOf({ image: article.image }, article.title),
    readingTime: format(labels.readingTime, { minutes }),
    // Why it is not on the site. Only `npm run dev` shows such articles.
    ...(article.waitsFor && {
      mark: article.waitsFor === "draft" ? labels.draft : format(labels.waits, { date }),
    }),
  };
}
export type ArticleCard = ReturnType<typeof articleCard>;

export const reviewCards = (site: Site) => {
  const { reviews, repeat, sample } = site.testimonials;
  const isSample = sample.includes("reviews");
  return Array.from({ length: repeat }, () => reviews)
    .flat()
    .map((review) => ({
      quote: review.quote,
      name: review.name,
      sample: isSample,
      language: langOf(review),
    }));
};
export type ReviewCard = ReturnType<typeof reviewCards>[number];

/** Directions to an office: links that phones open in their map app. Without the suite, which map services don't find. */
function directionsTo({ street, city, state, zip }: Pick<Office, "street" | "city" | "state" | "zip">) {
  const address = encodeURIComponent(`${street}, ${city}, ${state} ${zip}`);
  return {
    apple: `https://maps.apple.com/?daddr=${address}`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${address}`,
  };
}
