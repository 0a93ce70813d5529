/** Where and how services are offered. */

import { format } from "../labels/format.ts";
import type { OfficeEntry, ServiceEntry, Site } from "../read/site.server.ts";
import { type Way, ways } from "../schema/offered.ts";
import { dateText } from "../text/dates.ts";
import { capitalized, fullName, nameInSentence } from "../text/names.ts";
import { serviceTimes, walkIns } from "../text/offered.ts";
import {
  officeLink,
  officesOfService,
  providersOfService,
  serviceLink,
  servicesOfOffice,
} from "./relations.server.ts";

const entryOf = ({ offered }: ServiceEntry, slug: string) => offered?.find(({ office }) => office === slug);

/** "By appointment, walk-in". */
const waysText = ({ interface: { ways: labels } }: Site, offered: readonly Way[]) =>
  capitalized(
    ways
      .filter((way) => offered.includes(way))
      .map((way) => labels[way])
      .join(", "),
  );

/** Who sees patients for a service, where, how, and whether they need a referral: what decides, in a few words. */
export function serviceFacts(site: Site, service: ServiceEntry) {
  const { ways: labels } = site.interface;
  const { referral, offered = [] } = service;
  // Those of every office. The others stand in the table of offices.
  const everywhere = ways.filter((way) => offered.every((entry) => entry.ways.includes(way)));
  return {
    people: providersOfService(site, service.slug).map(fullName),
    offices: officesOfService(site, service.slug).map(officeLink),
    ways: offered.length > 0 && everywhere.length > 0 ? waysText(site, everywhere) : undefined,
    referral: referral === undefined ? undefined : referral ? labels.referral : labels.noReferral,
  };
}
export type ServiceFacts = ReturnType<typeof serviceFacts>;

/**
 * The offices of a service with ways and hours; those where they are the same stand in one row. Empty if its file has no
 * table, or if all are the same and the facts have said it.
 */
export function whereAndHow(site: Site, service: ServiceEntry) {
  if (!service.offered) return [];
  const rows = new Map<string, Where>();
  for (const office of officesOfService(site, service.slug)) {
    const entry = entryOf(service, office.slug);
    if (!entry) continue;
    const isWalkIn = entry.ways.includes("walk-in");
    const ways = waysText(site, entry.ways);
    // The office's own hours are a tap away; others, and those of a walk-in, are said here.
    const hours = isWalkIn || entry.hours ? serviceTimes(service, office, site.language) : undefined;
    const key = `${ways} ${hours}`;
    const row = rows.get(key) ?? { offices: [], isWalkIn, ways, hours };
    rows.set(key, { ...row, offices: [...row.offices, officeLink(office)] });
  }
  const all = [...rows.values()];
  return all.length === 1 && !all[0]?.hours ? [] : all;
}
export interface Where {
  offices: { label: string; path: string }[];
  isWalkIn: boolean;
  ways: string;
  hours: string | undefined;
}

/** Links to the services of an office, each with its ways if its file says them. */
export const servicesWithWays = (site: Site, office: OfficeEntry) =>
  servicesOfOffice(site, office.slug).map((service) => {
    const entry = entryOf(service, office.slug);
    return { ...serviceLink(service), note: entry && waysText(site, entry.ways) };
  });

/**
 * Whether one may walk in at an office: a line for each set of hours with what for, or that one needs an appointment. Empty
 * if no service says how it is offered there.
 */
export function walkInLines(site: Site, office: OfficeEntry): string[] {
  const { ways: labels } = site.interface;
  const services = servicesOfOffice(site, office.slug);
  const lines = [...walkIns(services, office, site.language)].map(([times, those]) =>
    format(labels.walkInHere, {
      times,
      services: those.map(({ name }) => nameInSentence(name, site.language)).join(", "),
    }),
  );
  const isKnown = services.some((service) => entryOf(service, office.slug));
  return lines.length === 0 && isKnown ? [labels.appointmentHere] : lines;
}

/** How long patients of an office wait, each with the day on which it was counted. Empty if nobody has. */
export function waitLines({ practice, language, interface: { ways: labels } }: Site, { slug }: OfficeEntry) {
  return practice.waits
    .filter(({ office }) => office === slug)
    .flatMap(({ newPatientDays: days, walkInMinutes: minutes, counted }) => {
      const date = dateText(counted, language);
      return [
        ...(days ? [format(labels.newPatientWait, { days, date })] : []),
        ...(minutes ? [format(labels.walkInWait, { minutes, date })] : []),
      ];
    });
}
