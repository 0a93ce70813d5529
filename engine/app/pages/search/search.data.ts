import type { Site } from "../../../data/read/site.server.ts";
import { pick } from "../../../data/text/pick.ts";
import { emergencyCard } from "../../../data/view/guidance.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";
import { siteIndex } from "../../../data/view/site-index.server.ts";

export function load(site: Site) {
  const page = site.pages.search;
  return {
    meta: metaOf(site, { ...page, path: "/search" }),
    lead: page.lead,
    labels: pick(site.interface.search, "noScript", "index"),
    index: siteIndex(site),
    emergencies: site.safety.cards.map(emergencyCard),
  };
}
