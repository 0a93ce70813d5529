/** Structured data of offices: address, hours, staff. */
import type { MedicalClinicLeaf, OpeningHoursSpecificationLeaf } from "schema-dts";
import type { LocationEntry, Site } from "../../read/site.server.ts";
import { isoDate } from "../../schema/fields.ts";
import { type Hours, weekdays } from "../../schema/hours.ts";
import { dayName } from "../../text/hours.ts";
import { providersOfOffice, servicesOfOffice } from "../relations.server.ts";
import { shareImageUrl } from "../share-image.server.ts";
import type { PageData } from "../structured-data.server.ts";
import { acceptance, clinicId, clinicMention, organizationId, specialtiesOf } from "./organization.server.ts";
import { personMention } from "./people.server.ts";

type Specification = OpeningHoursSpecificationLeaf;

/** One entry for each open period, with its days. Days that aren't listed are closed. */
export function openingHours(hours: Hours): Specification[] {
  const groups = new Map<string, { days: ReturnType<typeof dayName>[]; opens: string; closes: string }>();
  for (const day of weekdays) {
    for (const span of hours[day]) {
      const key = `${span.opens}-${span.closes}`;
      const group = groups.get(key) ?? { days: [], ...span };
      group.days.push(dayName(day));
      groups.set(key, group);
    }
  }
  return [...groups.values()].map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days,
    opens,
    closes,
  }));
}

/** Midnight to midnight marks a closed day. */
const closed = { opens: "00:00", closes: "00:00" };

function specialDays({ holidays }: LocationEntry): Specification[] {
  return holidays.flatMap(({ date, name, hours = [] }) =>
    (hours.length > 0 ? hours : [closed]).map((span) => ({
      "@type": "OpeningHoursSpecification" as const,
      ...(name && { name }),
      validFrom: isoDate(date),
      validThrough: isoDate(date),
      ...span,
    })),
  );
}

function clinic(site: Site, location: LocationEntry): MedicalClinicLeaf {
  return {
    ...clinicMention(site, location),
    email: site.practice.email,
    geo: { "@type": "GeoCoordinates", ...location.geo },
    openingHoursSpecification: openingHours(location.hours),
    parentOrganization: { "@id": organizationId(site) },
  };
}

export function locationData(site: Site, location: LocationEntry): PageData {
  const path = `/location/${location.slug}`;
  const there = providersOfOffice(site, location.slug);
  const people = there.map((person) => personMention(site, person));
  return {
    page: { "@type": "WebPage", mainEntity: { "@id": clinicId(site, location.slug) } },
    nodes: [
      {
        ...clinic(site, location),
        description: location.description,
        image: shareImageUrl(site, path),
        ...specialtiesOf(servicesOfOffice(site, location.slug).map(({ specialty }) => specialty)),
        ...acceptance(there),
        ...(location.holidays.length > 0 && { specialOpeningHoursSpecification: specialDays(location) }),
        ...(people.length > 0 && { employee: people }),
      },
    ],
  };
}

export function contactData(site: Site): PageData {
  return {
    page: {
      "@type": "ContactPage",
      about: site.locations.map(({ slug }) => ({ "@id": clinicId(site, slug) })),
    },
    nodes: site.locations.map((location) => clinic(site, location)),
  };
}
