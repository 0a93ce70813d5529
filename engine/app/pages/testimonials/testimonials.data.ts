import { existing } from "../../../data/load.server.ts";
import type { Site } from "../../../data/read/site.server.ts";
import { mailLink } from "../../../data/text/phone-links.ts";
import { pick } from "../../../data/text/pick.ts";
import { reviewCards } from "../../../data/view/cards.server.ts";
import { metaOf } from "../../../data/view/meta.server.ts";

export function load(site: Site) {
  const page = existing(site.pages.testimonials);
  const { feedbackUrl, email } = site.practice;
  const reviews = reviewCards(site);
  const subject = encodeURIComponent(site.interface.feedbackSubject);
  return {
    meta: metaOf(site, { ...page, path: "/testimonials" }),
    lead: page.lead,
    note: reviews.some(({ sample }) => sample) ? page.samplesNote : undefined,
    reviews,
    labels: pick(site.interface, "stars", "sampleReview"),
    share: {
      label: site.interface.shareFeedback,
      note: feedbackUrl ? undefined : site.interface.feedbackByMail,
      link: feedbackUrl ?? `${mailLink(email)}?subject=${subject}`,
    },
  };
}
