/** The practice and its site, which every page names, and how other facts refer to them. */
import type {
  MedicalClinicLeaf,
  MedicalOrganizationLeaf,
  MedicalSpecialty,
  PostalAddressLeaf,
  WebSiteLeaf,
} from "schema-dts";
import { telLink } from "../placeholders.ts";
import type { LocationEntry, Site } from "../site.server.ts";
import { absoluteUrl } from "../url.ts";

export const organizationId = (site: Site) => absoluteUrl(site, "/#organization");
export const websiteId = (site: Site) => absoluteUrl(site, "/#website");
export const clinicId = (site: Site, slug: string) => absoluteUrl(site, `/location/${slug}#clinic`);

export const telephoneOf = ({ practice }: Site) => telLink(practice.phone).replace("tel:", "");

/** schema.org lists few specialties; what has none there is left to the words of the pages. */
export function specialtiesOf(names: (MedicalSpecialty | undefined)[]) {
  const found = [...new Set(names.filter((name) => name !== undefined))];
  return found.length > 0 ? { medicalSpecialty: found } : {};
}

export function addressData({ street, unit, city, state, zip }: LocationEntry): PostalAddressLeaf {
  return {
    "@type": "PostalAddress",
    streetAddress: unit ? `${street}, ${unit}` : street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: "US",
  };
}

/** An office where another page's fact mentions it. Its own page knows the rest. */
export function clinicMention(site: Site, location: LocationEntry): MedicalClinicLeaf {
  return {
    "@type": "MedicalClinic",
    "@id": clinicId(site, location.slug),
    name: `${site.practice.name} ${location.name}`,
    url: absoluteUrl(site, `/location/${location.slug}`),
    telephone: telephoneOf(site),
    address: addressData(location),
  };
}

/** Name and address, enough to know which practice is meant. */
export function organization(site: Site): MedicalOrganizationLeaf {
  return {
    "@type": "MedicalOrganization",
    "@id": organizationId(site),
    name: site.practice.name,
    url: absoluteUrl(site, "/"),
  };
}

/** Everything about the practice. Stands on the home page alone, so that the others stay small. */
export function wholeOrganization(site: Site): MedicalOrganizationLeaf {
  const { practice, locations, services, pages } = site;
  const office = locations.find(({ slug }) => slug === practice.mainOffice);
  return {
    ...organization(site),
    description: pages.home.description,
    logo: absoluteUrl(site, "/icon-512.png"),
    telephone: telephoneOf(site),
    email: practice.email,
    ...(office && { address: addressData(office) }),
    ...specialtiesOf([...practice.specialties, ...services.map(({ specialty }) => specialty)]),
    ...(practice.social.length > 0 && { sameAs: practice.social.map(({ url }) => url) }),
    department: locations.map((location) => clinicMention(site, location)),
  };
}

export function website(site: Site): WebSiteLeaf {
  return {
    "@type": "WebSite",
    "@id": websiteId(site),
    name: site.practice.name,
    url: absoluteUrl(site, "/"),
    publisher: { "@id": organizationId(site) },
    inLanguage: "en-US",
  };
}
