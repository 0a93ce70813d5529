/** Which services an office has, when one may walk in, and for what. */
import type { Inline } from "../schema/blocks.ts";
import type { Hours } from "../schema/hours.ts";
import type { Offered } from "../schema/offered.ts";
import { hoursLines } from "./hours.ts";

interface Offers {
  services: { slug: string; offered?: Offered | undefined }[];
  providers: { offices: string[]; services: string[] }[];
}

/** A service's own table decides; without one, what the providers of the office offer. */
export function isOffered({ services, providers }: Offers, office: string, service: string): boolean {
  const table = services.find(({ slug }) => slug === service)?.offered;
  if (table) return office in table;
  return providers.some((person) => person.offices.includes(office) && person.services.includes(service));
}

interface Office {
  slug: string;
  name: string;
  hours: Hours;
}

/** The open times of a service in an office, in one line: "Monday–Friday 8AM–4PM". They are the office's, but for days that differ. */
export function serviceTimes(
  { offered }: { offered?: Offered | undefined },
  { slug, hours }: Office,
): string {
  return hoursLines({ ...hours, ...offered?.[slug]?.hours })
    .filter((line) => !line.endsWith(" closed"))
    .join(", ");
}

/** The services that one may walk in for, by their times in this office. */
export function walkIns<Service extends { offered?: Offered | undefined }>(
  services: Service[],
  office: Office,
) {
  return Map.groupBy(
    services.filter(({ offered }) => offered?.[office.slug]?.ways.includes("walk-in")),
    (service) => serviceTimes(service, office),
  );
}

/** "Taos (Monday–Friday 8AM–4PM) and Questa (...)", with links to the offices. */
export function walkInPlaces(services: Offers["services"], offices: Office[]): Inline[] {
  const places = offices.flatMap((office) => {
    const times = [...walkIns(services, office).keys()].join(", ");
    return times ? [{ link: office.name, href: `/location/${office.slug}`, times }] : [];
  });
  return places.flatMap(({ times, ...link }, index) => {
    const between = index === 0 ? [] : [index === places.length - 1 ? " and " : ", "];
    return [...between, link, ` (${times})`];
  });
}
