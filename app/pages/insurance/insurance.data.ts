import { existing } from "../../../site/load.server.ts";
import type { Site } from "../../../site/read/site.server.ts";
import { format } from "../../../site/schema/format.ts";
import { dateText } from "../../../site/text/dates.ts";
import { withPhoneLinks } from "../../../site/text/phone-links.ts";
import { metaOf } from "../../../site/view/meta.server.ts";

export function load(site: Site) {
  const page = existing(site.pages.insurance);
  const { lastChecked, plans } = site.interface;
  return {
    meta: metaOf(site, { ...page, path: "/insurance" }),
    page,
    insurers: site.practice.insurers.map(({ name, fullName, plans: own }) => ({
      insurer: fullName ?? name,
      plans: own,
    })),
    lastChecked: format(lastChecked, { date: dateText(page.lastChecked, site.language) }),
    labels: { ...plans, unlisted: withPhoneLinks(plans.unlisted) },
  };
}
