import { AnchorButton } from "../../components/Button/Button.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import { Page } from "../../features/page-head/PageLead.tsx";
import { usePageData } from "../../features/shared/usePageData.ts";
import type { load } from "./testimonials.data.ts";
import styles from "./testimonials.module.css";

export default function Testimonials() {
  const data = usePageData<typeof load>();
  const { lead, note, reviews, labels, share } = data;
  return (
    <Page meta={data.meta} lead={lead}>
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
