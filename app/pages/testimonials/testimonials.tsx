import { existing, pageLoader } from "../../../site/load.server.ts";
import { mailLink } from "../../../site/text/phone-links.ts";
import { pick } from "../../../site/text/pick.ts";
import { reviewCards } from "../../../site/view/cards.server.ts";
import { metaOf } from "../../../site/view/meta.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/testimonials.ts";
import styles from "./testimonials.module.css";

export const loader = pageLoader((site) => {
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
});

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { lead, note, reviews, labels, share } = loaderData;
  return (
    <Page meta={loaderData.meta} lead={lead}>
      <AnchorButton href={share.link}>{share.label}</AnchorButton>
      {share.note && <p className={styles.opens}>{share.note}</p>}
      <Paragraph parts={note} className={`${styles.note} measure`} />
      <ul className={`${styles.grid} pairs`}>
        {reviews.map((review, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sample review is repeated
          <li key={index}>
            <ReviewCard {...review} labels={labels} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
