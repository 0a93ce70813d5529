/** Structured data of offices: a clinic each, with its address and hours. */
import type { OfficeEntry, ProviderEntry, Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { type Hours, weekdays } from "../../schema/hours.ts";
import { dayName } from "../../text/hours.ts";
import { dialed } from "../../text/phone-links.ts";
import { acceptsNewPatients } from "../new-patients.server.ts";
import { providersOfOffice, servicesOfOffice } from "../relations.server.ts";
import { shareImageUrl } from "../share-image.server.ts";
import type { Thing } from "../structured-data.server.ts";
import { absoluteUrl, identity } from "../url.ts";

/** One entry for each open period, with its days. Days that aren't listed are closed. */
function openingHours(hours: Hours): Thing[] {
  const groups = new Map<string, { dayOfWeek: string[]; opens: string; closes: string }>();
  for (const day of weekdays) {
    for (const span of hours[day]) {
      const key = `${span.opens}-${span.closes}`;
      const group = groups.get(key) ?? { dayOfWeek: [], ...span };
      group.dayOfWeek.push(dayName(day));
      groups.set(key, group);
    }
  }
  return [...groups.values()].map((group) => ({ "@type": "OpeningHoursSpecification", ...group }));
}

/** Midnight to midnight marks a closed day. */
const closed = { opens: "00:00", closes: "00:00" };

const specialDays = ({ holidays }: OfficeEntry): Thing[] =>
  holidays.flatMap(({ date, name, hours = [] }) =>
    (hours.length > 0 ? hours : [closed]).map((span) => ({
      "@type": "OpeningHoursSpecification",
      ...(name && { name }),
      validFrom: isoDate(date),
      validThrough: isoDate(date),
      ...span,
    })),
  );

/** Only if the providers' files say it. */
export function acceptance(people: readonly ProviderEntry[]) {
  const isAcceptingNewPatients = acceptsNewPatients(people);
  return isAcceptingNewPatients === undefined ? {} : { isAcceptingNewPatients };
}

export const addressData = ({ street, unit, city, state, zip }: OfficeEntry): Thing => ({
  "@type": "PostalAddress",
  streetAddress: unit ? `${street}, ${unit}` : street,
  addressLocality: city,
  addressRegion: state,
  postalCode: zip,
  addressCountry: "US",
});

/** These say by themselves that the office is a medical organization, as its properties ask. */
const wholeTypes = ["Dentist", "MedicalClinic", "Pharmacy", "Physician"];

/** A short reference to an office; its own page has the rest. */
export function clinicMention({ practice, ...site }: Site, office: OfficeEntry): Thing {
  const path = `/location/${office.slug}`;
  return {
    "@type": wholeTypes.includes(practice.type) ? practice.type : ["MedicalClinic", practice.type],
    "@id": identity({ practice }, `${path}#clinic`),
    name: `${practice.name} ${office.name}`,
    url: absoluteUrl({ practice, ...site }, path),
    telephone: dialed(office.phone),
    ...(office.fax && { faxNumber: dialed(office.fax) }),
    address: addressData(office),
  };
}

const clinic = (site: Site, office: OfficeEntry): Thing => ({
  ...clinicMention(site, office),
  email: site.practice.email,
  geo: { "@type": "GeoCoordinates", ...office.geo },
  openingHoursSpecification: openingHours(office.hours),
});

/** All of them, for the home and contact pages. */
export const clinics = (site: Site) => site.offices.map((office) => clinic(site, office));

export function officeData(site: Site, office: OfficeEntry): Thing[] {
  const there = servicesOfOffice(site, office.slug).map(({ specialty }) => specialty);
  const specialties = [...site.practice.specialties, ...there].filter((name) => name !== undefined);
  return [
    {
      ...clinic(site, office),
      description: office.description,
      image: shareImageUrl(site, `/location/${office.slug}`),
      ...(specialties.length > 0 && { medicalSpecialty: [...new Set(specialties)] }),
      ...acceptance(providersOfOffice(site, office.slug)),
      ...(office.holidays.length > 0 && { specialOpeningHoursSpecification: specialDays(office) }),
    },
  ];
}
