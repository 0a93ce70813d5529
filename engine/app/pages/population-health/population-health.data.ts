import { format } from "../../../data/labels/format.ts";
import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { nameInSentence } from "../../../data/text/names.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { picture } from "../../../data/view/pictures.server.ts";

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
