import { format } from "../../../data/labels/format.ts";
import { existing } from "../../../data/load.server.ts";
import type { PageEntry } from "../../../data/pages.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { dateText } from "../../../data/text/dates.ts";
import { pick } from "../../../data/text/pick.ts";
import { officeDoor } from "../../../data/view/cards.server.ts";
import { guidanceOf, partsOf } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

/** Text pages: one layout, content from content/pages/NAME.md. */
export function load(site: Site, { path, slug }: PageEntry) {
  const page = existing(site.textPages.find((one) => one.slug === slug));
  return {
    meta: metaOf(site, { ...page, path }),
    lead: page.lead,
    body: page.body,
    parts: page.onThisPage ? partsOf(page.body) : [],
    steps: page.steps,
    guidance: guidanceOf(site, page),
    doors: page.officesAfter && {
      after: page.officesAfter,
      offices: site.offices.map((office) => officeDoor(site, office)),
      labels: site.interface.office,
    },
    labels: pick(site.interface.article, "onThisPage", "related", "tableSource"),
    updated: page.updated && format(site.interface.updated, { date: dateText(page.updated, site.language) }),
  };
}
