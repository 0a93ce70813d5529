import { existing } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { pick } from "../../../site/text/pick.ts";
import { relatedLinks } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { newPatientsWords } from "../../../site/view/new-patients.server.ts";

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
