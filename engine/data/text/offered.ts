/** Which services an office has, when one may walk in, and for what. */
import type { Inline } from "../schema/blocks.ts";
import type { Hours } from "../schema/hours.ts";
import type { Offered } from "../schema/offered.ts";
import { hoursSentence } from "./hours.ts";
import type { Language } from "./language.ts";
import { listed } from "./names.ts";
import { typesetLine } from "./typeset.ts";
import { listedParts } from "./words.ts";

interface Offers {
  services: { slug: string; offered?: Offered | undefined }[];
  providers: { offices: string[]; services: string[] }[];
}

/** A service's own table decides; without one, what the providers of the office offer. */
export function isOffered({ services, providers }: Offers, office: string, service: string): boolean {
  const table = services.find(({ slug }) => slug === service)?.offered;
  if (table) return table.some((entry) => entry.office === office);
  return providers.some((person) => person.offices.includes(office) && person.services.includes(service));
}

interface Office {
  slug: string;
  name: string;
  hours: Hours;
}

/**
 * The open times of a service in an office, as part of a sentence: "Monday through Friday, 8 AM to 4 PM". They are the
 * office's, but for days that differ.
 */
export function serviceTimes(
  { offered }: { offered?: Offered | undefined },
  { slug, hours }: Office,
  language: Language,
): string {
  const open = { ...hours, ...offered?.find(({ office }) => office === slug)?.hours };
  return typesetLine(hoursSentence(open, language));
}

/** The services that one may walk in for, by their times in this office. */
export function walkIns<Service extends { offered?: Offered | undefined }>(
  services: Service[],
  office: Office,
  language: Language,
) {
  return Map.groupBy(
    services.filter(({ offered }) =>
      offered?.some((entry) => entry.office === office.slug && entry.ways.includes("walk-in")),
    ),
    (service) => serviceTimes(service, office, language),
  );
}

/** "Taos (Monday through Friday, 8 AM to 4 PM) and Questa (...)", with links to the offices. */
export function walkInPlaces(services: Offers["services"], offices: Office[], language: Language): Inline[] {
  const places = offices.flatMap((office): Inline[][] => {
    const times = [...walkIns(services, office, language).keys()].join(", ");
    return times ? [[{ link: office.name, href: `/location/${office.slug}` }, ` (${times})`]] : [];
  });
  return listedParts(listed(language), places);
}
