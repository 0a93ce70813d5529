import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import { buildTime } from "../../../data/read/build-time.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { officeCard, officeDetails, providerCard } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { officeWithoutRoom } from "../../../data/view/new-patients.server.ts";
import { servicesWithWays, waitLines, walkInLines } from "../../../data/view/offered.server.ts";
import { specialDays } from "../../../data/view/office-hours.server.ts";
import { patientLink } from "../../../data/view/patient-links.server.ts";
import { mapPicture } from "../../../data/view/pictures.server.ts";
import { officeLink, providersOfOffice } from "../../../data/view/relations.server.ts";
import { locationData } from "../../../data/view/structured-data/offices.server.ts";

export function load(site: Site, { slug }: PageEntry) {
  const location = existing(site.locations.find((one) => one.slug === slug));
  const labels = site.interface.location;
  return {
    meta: metaOf(site, {
      title: officeLink(location).label,
      description: location.description,
      path: `/location/${location.slug}`,
      crumbs: [{ label: site.pages["contact-us"].title, path: "/contact-us" }],
      data: locationData(site, location),
    }),
    office: officeCard(site, location),
    map: location.mapImage ? mapPicture(location.mapImage, location.mapAlt ?? "") : undefined,
    body: location.body,
    walkIn: [...walkInLines(site, location), ...waitLines(site, location)],
    specialDays: specialDays(site, location, buildTime()),
    newPatients: officeWithoutRoom(site, location),
    details: officeDetails(site, location),
    book: patientLink(site, location.patientLinks, "book"),
    booking: location.booking,
    labels,
    people: providersOfOffice(site, location.slug).map((person) => providerCard(site, person)),
    services: { title: labels.services, links: servicesWithWays(site, location) },
  };
}
