import { AnchorButton } from "../components/Button/Button.tsx";
import { Band } from "../components/Container/Container.tsx";
import { ReviewCard } from "../components/ReviewCard/ReviewCard.tsx";
import { cardWords, reviewCards } from "../content/cards.server.ts";
import { existing } from "../content/existing.ts";
import { metaOf } from "../content/meta.server.ts";
import { mailLink } from "../content/placeholders.ts";
import { loadSite } from "../content/site.server.ts";
import { PageHead } from "../sections/PageHead/PageHead.tsx";
import { PageLead } from "../sections/PageLead/PageLead.tsx";
import type { Route } from "./+types/testimonials.ts";
import { pageMeta } from "./pageMeta.ts";
import styles from "./testimonials.module.css";

export function loader() {
  const site = loadSite();
  const page = existing(site.pages.testimonials);
  const { feedbackUrl, email } = site.practice;
  const reviews = reviewCards(site);
  const subject = encodeURIComponent(site.interface.feedbackSubject);
  return {
    meta: metaOf(site, { ...page, path: "/testimonials" }),
    lead: page.lead,
    note: reviews.some(({ sample }) => sample) ? page.samplesNote : undefined,
    reviews,
    words: cardWords(site),
    share: {
      label: site.interface.shareFeedback,
      link: feedbackUrl ?? `${mailLink(email)}?subject=${subject}`,
    },
  };
}

export const meta = pageMeta;

export default function Testimonials({ loaderData }: Route.ComponentProps) {
  const { lead, note, reviews, words, share } = loaderData;
  return (
    <>
      <PageHead meta={loaderData.meta} />
      <Band>
        <PageLead>{lead}</PageLead>
        <AnchorButton href={share.link}>{share.label}</AnchorButton>
        {note && <p className={styles.note}>{note}</p>}
        <ul className={styles.grid}>
          {reviews.map((review, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sample review is repeated
            <li key={index}>
              <ReviewCard {...review} words={words} />
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
