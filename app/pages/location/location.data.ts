import { existing } from "../../../site/load.server.ts";
import type { PageEntry } from "../../../site/pages.ts";
import { buildTime } from "../../../site/read/build-time.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { officeCard, officeDetails, providerCard } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { officeWithoutRoom } from "../../../site/view/new-patients.server.ts";
import { servicesWithWays, waitLines, walkInLines } from "../../../site/view/offered.server.ts";
import { specialDays } from "../../../site/view/office-hours.server.ts";
import { patientLink } from "../../../site/view/patient-links.server.ts";
import { mapPicture } from "../../../site/view/pictures.server.ts";
import { officeLink, providersOfOffice } from "../../../site/view/relations.server.ts";
import { locationData } from "../../../site/view/structured-data/offices.server.ts";

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
