import type { Site } from "../../../site/read/site.server.ts";
import { pick } from "../../../site/text/pick.ts";
import { emergencyCard } from "../../../site/view/guidance.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { siteIndex } from "../../../site/view/site-index.server.ts";

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
