import { Badge } from "../Badge/Badge.tsx";
import { Stars } from "../Stars/Stars.tsx";
import styles from "./ReviewCard.module.css";

interface ReviewCardProps {
  quote: string;
  name: string;
  /** Of the quote, if it is not the page's. */
  language?: string | undefined;
  /** Sample reviews are labeled: showing them as real would be unlawful. */
  sample: boolean;
  labels: { stars: string; sampleReview: string };
}

export function ReviewCard({ quote, name, language, sample, labels }: ReviewCardProps) {
  return (
    <figure className={`${styles.ReviewCard} box`}>
      <div className={`${styles.top} cluster`}>
        <Stars label={labels.stars} />
        {sample && <Badge>{labels.sampleReview}</Badge>}
      </div>
      <blockquote lang={language}>
        <p>{quote}</p>
      </blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
