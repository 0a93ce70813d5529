/** Structured data of providers: a Person each, and a Physician if they are one. */
import type { IndividualPhysicianLeaf, MedicalSpecialty, PersonLeaf } from "schema-dts";
import type { ProviderEntry, Site } from "../../read/site.server.ts";
import { officesOf } from "../cards.server.ts";
import type { PageData } from "../structured-data.server.ts";
import { absoluteUrl, identity } from "../url.ts";
import { acceptance, addressData, clinicMention, numbersOf, organizationId } from "./organization.server.ts";

const pathOf = ({ slug }: ProviderEntry) => `/providers/${slug}`;
const personId = (site: Site, person: ProviderEntry) => identity(site, `${pathOf(person)}#person`);
const physicianId = (site: Site, person: ProviderEntry) => identity(site, `${pathOf(person)}#physician`);

/** Credentials of physicians. Legally, a nurse practitioner isn't one. */
const physicianLetters = ["MD", "DO"];
export const isPhysician = ({ credential }: { credential: string }) =>
  credential.split(/[\s,]+/).some((letters) => physicianLetters.includes(letters.replaceAll(".", "")));

/** Board certifications with a matching specialty in schema.org. */
const specialties: Record<string, MedicalSpecialty> = {
  "internal medicine": "PrimaryCare",
  "family medicine": "PrimaryCare",
  pediatrics: "Pediatric",
  psychiatry: "Psychiatric",
};

/** A short reference to a provider. */
export function personMention(site: Site, person: ProviderEntry): PersonLeaf {
  return {
    "@type": "Person",
    "@id": personId(site, person),
    name: person.name,
    honorificSuffix: person.credential,
    url: absoluteUrl(site, pathOf(person)),
  };
}

function wholePerson(site: Site, person: ProviderEntry, image: string | undefined): PersonLeaf {
  const certificate = person.boardCertification;
  return {
    ...personMention(site, person),
    jobTitle: person.role,
    description: person.description,
    ...(image && { image }),
    knowsLanguage: person.languages,
    ...(person.npi && { identifier: { "@type": "PropertyValue", propertyID: "NPI", value: person.npi } }),
    ...(certificate && {
      hasCredential: {
        "@type": "EducationalOccupationalCredential",
        credentialCategory: "certification",
        name: certificate.specialty,
        recognizedBy: { "@type": "Organization", name: certificate.board },
      },
    }),
    worksFor: { "@id": organizationId(site) },
    workLocation: officesOf(site.locations, person).map((location) => clinicMention(site, location)),
  };
}

function physician(site: Site, person: ProviderEntry, image: string | undefined): IndividualPhysicianLeaf {
  const offices = officesOf(site.locations, person);
  const specialty = specialties[person.certifiedIn?.toLowerCase() ?? ""];
  return {
    "@type": "IndividualPhysician",
    "@id": physicianId(site, person),
    name: `${person.name}, ${person.credential}`,
    url: absoluteUrl(site, pathOf(person)),
    ...(image && { image }),
    telephone: numbersOf(site.practice).telephone,
    address: offices.map(addressData),
    ...(specialty && { medicalSpecialty: specialty }),
    ...acceptance([person]),
    ...(person.npi && { usNPI: person.npi }),
    ...(person.hospitals.length > 0 && {
      hospitalAffiliation: person.hospitals.map((name) => ({ "@type": "Hospital" as const, name })),
    }),
    practicesAt: offices.map((location) => ({ "@id": clinicMention(site, location)["@id"] ?? "" })),
    parentOrganization: { "@id": organizationId(site) },
  };
}

/** `picture` is the path of the portrait, because the Open Graph image is cut. */
export function providerData(site: Site, person: ProviderEntry, picture: string | undefined): PageData {
  const image = picture && absoluteUrl(site, picture);
  const isMd = isPhysician(person);
  return {
    page: {
      "@type": "ProfilePage",
      mainEntity: { "@id": personId(site, person) },
      ...(isMd && { about: { "@id": physicianId(site, person) } }),
    },
    nodes: [wholePerson(site, person, image), ...(isMd ? [physician(site, person, image)] : [])],
  };
}
