import { existing } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { format } from "../../../site/schema/format.ts";
import { nameInSentence } from "../../../site/text/names.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { picture } from "../../../site/view/pictures.server.ts";

export function load(site: Site) {
  const page = existing(site.pages["population-health"]);
  const labels = site.interface.service;
  return {
    meta: metaOf(site, { ...page, path: "/population-health" }),
    title: page.title,
    lead: page.lead,
    intro: page.intro,
    programs: page.programs.map(({ image, imageAlt, ...program }) => ({
      ...program,
      picture: picture(image, imageAlt),
    })),
    call: format(labels.call, { service: nameInSentence(page.title, site.language) }),
    booking: site.practice.booking,
  };
}
