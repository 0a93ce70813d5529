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
import { officeData } from "../../../data/view/structured-data/offices.server.ts";

export function load(site: Site, { slug }: PageEntry) {
  const office = existing(site.offices.find((one) => one.slug === slug));
  const labels = site.interface.office;
  return {
    meta: metaOf(site, {
      title: officeLink(office).label,
      description: office.description,
      path: `/location/${office.slug}`,
      crumbs: [{ label: site.pages["contact-us"].title, path: "/contact-us" }],
      data: officeData(site, office),
    }),
    office: officeCard(site, office),
    map: office.mapImage ? mapPicture(office.mapImage, office.mapAlt ?? "") : undefined,
    body: office.body,
    walkIn: [...walkInLines(site, office), ...waitLines(site, office)],
    specialDays: specialDays(site, office, buildTime()),
    newPatients: officeWithoutRoom(site, office),
    details: officeDetails(site, office),
    book: patientLink(site, office.patientLinks, "book"),
    booking: office.booking,
    labels,
    people: providersOfOffice(site, office.slug).map((person) => providerCard(site, person)),
    services: { title: labels.services, links: servicesWithWays(site, office) },
  };
}
