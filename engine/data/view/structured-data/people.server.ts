/** Structured data of physicians. */
import type { ProviderEntry, Site } from "../../read/site.server.ts";
import { dialed } from "../../text/phone-links.ts";
import { officesOf } from "../cards.server.ts";
import type { Thing } from "../structured-data.server.ts";
import { absoluteUrl, identity } from "../url.ts";
import { acceptance, addressData, clinicMention } from "./offices.server.ts";

/** Credentials of physicians. Legally, a nurse practitioner isn't one. */
const physicianLetters = ["MD", "DO"];
export const isPhysician = ({ credential }: { credential: string }) =>
  credential.split(/[\s,]+/).some((letters) => physicianLetters.includes(letters.replaceAll(".", "")));

/** Board certifications with a matching specialty in schema.org. */
const specialties: Record<string, string> = {
  "internal medicine": "PrimaryCare",
  "family medicine": "PrimaryCare",
  pediatrics: "Pediatric",
  psychiatry: "Psychiatric",
};

/** `picture` is the path of the portrait, because the Open Graph image is cut. */
export function providerData(site: Site, person: ProviderEntry, picture: string | undefined): Thing[] {
  if (!isPhysician(person)) return [];
  const path = `/providers/${person.slug}`;
  const offices = officesOf(site.offices, person);
  const specialty = specialties[person.certifiedIn?.toLowerCase() ?? ""];
  return [
    {
      "@type": "IndividualPhysician",
      "@id": identity(site, `${path}#physician`),
      name: `${person.name}, ${person.credential}`,
      description: person.description,
      url: absoluteUrl(site, path),
      ...(picture && { image: absoluteUrl(site, picture) }),
      telephone: dialed(site.practice.phone),
      address: offices.map(addressData),
      knowsLanguage: person.languages,
      ...(specialty && { medicalSpecialty: specialty }),
      ...acceptance([person]),
      ...(person.npi && { usNPI: person.npi }),
      ...(person.hospitals.length > 0 && {
        hospitalAffiliation: person.hospitals.map((name) => ({ "@type": "Hospital", name })),
      }),
      practicesAt: offices.map((office) => clinicMention(site, office)),
    },
  ];
}
