import { AnchorButton } from "../../components/Button/Button.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import type { Route } from "./+types/testimonials.ts";
import styles from "./testimonials.module.css";

export { loader } from "./testimonials.data.ts";

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
