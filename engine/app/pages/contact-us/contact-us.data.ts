import type { Site } from "../../../data/read/site.server.ts";
import { pageOf } from "../../../data/text/language.ts";
import { pick } from "../../../data/text/pick.ts";
import { officeCard } from "../../../data/view/cards.server.ts";
import { relatedLinks } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { practiceLinks } from "../../../data/view/patient-links.server.ts";
import { mapPicture } from "../../../data/view/pictures.server.ts";
import { clinics } from "../../../data/view/structured-data/offices.server.ts";

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
    hasFinder: site.offices.length > 1 && site.zipCodes !== undefined,
    labels: { office: site.interface.office, nearest: site.interface.nearest },
    offices: site.offices.map((location) => officeCard(site, location)),
    related: {
      title: site.interface.article.related,
      links: relatedLinks(
        site,
        page.related.filter((path) => pageOf(path) !== pageOf(site.navigation.whenClosed ?? "")),
      ),
    },
  };
}
