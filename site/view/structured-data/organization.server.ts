/** Structured data of the practice and its website, and references to them. */
import type {
  MedicalClinicLeaf,
  MedicalOrganizationLeaf,
  MedicalSpecialty,
  PostalAddressLeaf,
  WebSiteLeaf,
} from "schema-dts";
import type { LocationEntry, ProviderEntry, Site } from "../../read/site.server.ts";
import { locales } from "../../text/language.ts";
import { dialed } from "../../text/phone-links.ts";
import { acceptsNewPatients } from "../new-patients.server.ts";
import { absoluteUrl, identity } from "../url.ts";

export const organizationId = (site: Site) => identity(site, "/#organization");
export const websiteId = (site: Site) => absoluteUrl(site, "/#website");
export const clinicId = (site: Site, slug: string) => identity(site, `/location/${slug}#clinic`);

/** Telephone and fax of the practice or of an office. */
export const numbersOf = ({ phone, fax }: { phone: string; fax?: string | undefined }) => ({
  telephone: dialed(phone),
  ...(fax && { faxNumber: dialed(fax) }),
});

/** schema.org lists few specialties; others are left out. */
export function specialtiesOf(names: (MedicalSpecialty | undefined)[]) {
  const found = [...new Set(names.filter((name) => name !== undefined))];
  return found.length > 0 ? { medicalSpecialty: found } : {};
}

/** Only if the providers' files say it. */
export function acceptance(people: readonly ProviderEntry[]) {
  const isAcceptingNewPatients = acceptsNewPatients(people);
  return isAcceptingNewPatients === undefined ? {} : { isAcceptingNewPatients };
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

/** These say by themselves that the office is a medical organization, as its properties ask. */
const wholeTypes = ["Dentist", "MedicalClinic", "Pharmacy", "Physician"];

/** As a clinic to TypeScript: schema-dts has no type for two of them at once. */
const officeType = ({ practice: { type } }: Site) =>
  ({ "@type": wholeTypes.includes(type) ? type : ["MedicalClinic", type] }) as unknown as {
    "@type": "MedicalClinic";
  };

/** A short reference to an office; its own page has the rest. */
export function clinicMention(site: Site, location: LocationEntry): MedicalClinicLeaf {
  return {
    ...officeType(site),
    "@id": clinicId(site, location.slug),
    name: `${site.practice.name} ${location.name}`,
    url: absoluteUrl(site, `/location/${location.slug}`),
    ...numbersOf(location),
    address: addressData(location),
  };
}

/** Name and address only. */
export function organization(site: Site): MedicalOrganizationLeaf {
  return {
    "@type": "MedicalOrganization",
    "@id": organizationId(site),
    name: site.practice.name,
    url: absoluteUrl(site, "/"),
  };
}

/** Everything about the practice. On the home page only, to keep other pages small. */
export function wholeOrganization(site: Site): MedicalOrganizationLeaf {
  const { practice, locations, services, pages } = site;
  const office = locations.find(({ slug }) => slug === practice.mainOffice);
  return {
    ...organization(site),
    description: pages.home.description,
    logo: absoluteUrl(site, "/icon-512.png"),
    ...numbersOf(practice),
    email: practice.email,
    ...(office && { address: addressData(office) }),
    ...specialtiesOf([...practice.specialties, ...services.map(({ specialty }) => specialty)]),
    ...acceptance(site.providers),
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
    inLanguage: locales[site.language],
  };
}
