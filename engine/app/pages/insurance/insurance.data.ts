import { format } from "../../../data/labels/format.ts";
import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { dateText } from "../../../data/text/dates.ts";
import { withPhoneLinks } from "../../../data/text/phone-links.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

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
