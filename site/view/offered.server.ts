/** Where and how services are offered. */
import type { LocationEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { format } from "../schema/format.ts";
import { ways } from "../schema/offered.ts";
import { capitalized, nameInSentence } from "../text/names.ts";
import { serviceTimes, walkIns } from "../text/offered.ts";
import { officeLink, officesOfService, serviceLink, servicesOfOffice } from "./relations.server.ts";

const entryOf = ({ offered }: ServiceEntry, slug: string) => offered?.find(({ office }) => office === slug);

/** "By appointment, walk-in"; undefined if the service's file doesn't say. */
function waysText({ interface: { ways: labels } }: Site, service: ServiceEntry, office: string) {
  const entry = entryOf(service, office);
  return (
    entry &&
    capitalized(
      ways
        .filter((way) => entry.ways.includes(way))
        .map((way) => labels[way])
        .join(", "),
    )
  );
}

/** The offices of a service with ways and hours. Empty if its file has no table: then there are only links. */
export function whereAndHow(site: Site, service: ServiceEntry) {
  if (!service.offered) return [];
  return officesOfService(site, service.slug).map((office) => {
    const entry = entryOf(service, office.slug);
    const isWalkIn = entry?.ways.includes("walk-in") ?? false;
    return {
      ...officeLink(office),
      isWalkIn,
      ways: waysText(site, service, office.slug) ?? "",
      // The office's own hours are a tap away; others, and those of a walk-in, are said here.
      hours: isWalkIn || entry?.hours ? serviceTimes(service, office, site.language) : undefined,
    };
  });
}
export type Where = ReturnType<typeof whereAndHow>[number];

/** Links to the services of an office, each with its ways. */
export const servicesWithWays = (site: Site, office: LocationEntry) =>
  servicesOfOffice(site, office.slug).map((service) => ({
    ...serviceLink(service),
    note: waysText(site, service, office.slug),
  }));

/** Whether one may walk in at an office, until when and for what: a line for each set of hours. */
export const walkInLines = (site: Site, office: LocationEntry): string[] =>
  [...walkIns(servicesOfOffice(site, office.slug), office, site.language)].map(([times, services]) =>
    format(site.interface.ways.walkInHere, {
      times,
      services: services.map(({ name }) => nameInSentence(name, site.language)).join(", "),
    }),
  );
