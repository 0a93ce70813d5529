import type { Site } from "../../../site/read/site.server.ts";
import { pageOf } from "../../../site/text/language.ts";
import { pick } from "../../../site/text/pick.ts";
import { officeCard } from "../../../site/view/cards.server.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { practiceLinks } from "../../../site/view/patient-links.server.ts";
import { mapPicture } from "../../../site/view/pictures.server.ts";
import { clinics } from "../../../site/view/structured-data/offices.server.ts";

export function load(site: Site) {
  const page = site.pages["contact-us"];
  return {
    meta: metaOf(site, { ...page, path: "/contact-us", data: clinics(site) }),
    page: pick(page, "officesTitle", "lead", "languageHelp", "emailNote"),
    map:
      page.mapImage && page.mapTitle
        ? { title: page.mapTitle, ...mapPicture(page.mapImage, page.mapAlt ?? "") }
        : undefined,
    online: { title: site.interface.patientLinks.title, links: practiceLinks(site) },
    // The list of links has it already.
    booking: site.practice.patientLinks.book ? undefined : site.practice.booking,
    // With one office there is nothing to choose.
    hasFinder: site.locations.length > 1 && site.zipCodes !== undefined,
    labels: { location: site.interface.location, nearest: site.interface.nearest },
    offices: site.locations.map((location) => officeCard(site, location)),
    related: {
      title: site.interface.article.related,
      links: relatedLinks(
        site,
        page.related.filter((path) => pageOf(path) !== pageOf(site.navigation.whenClosed ?? "")),
      ),
    },
  };
}
