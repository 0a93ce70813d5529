import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { pick } from "../../../data/text/pick.ts";
import { relatedLinks } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { newPatientsWords } from "../../../data/view/new-patients.server.ts";

export function load(site: Site) {
  const page = existing(site.pages["new-patients"]);
  return {
    meta: metaOf(site, { ...page, path: "/new-patients" }),
    page: pick(page, "lead", "checklists", "printNote"),
    takesPatients: newPatientsWords(site),
    booking: site.practice.booking,
    ready: site.interface.newPatients.ready,
    related: { title: site.interface.article.related, links: relatedLinks(site, page.related) },
  };
}
