import { Badge } from "../Badge/Badge.tsx";
import { Stars } from "../Stars/Stars.tsx";
import styles from "./ReviewCard.module.css";

interface ReviewCardProps {
  quote: string;
  name: string;
  /** Sample reviews are labeled: showing them as real would be unlawful. */
  sample: boolean;
  labels: { stars: string; sampleReview: string };
}

export function ReviewCard({ quote, name, sample, labels }: ReviewCardProps) {
  return (
    <figure className={styles.ReviewCard}>
      <div className={styles.top}>
        <Stars label={labels.stars} />
        {sample && <Badge>{labels.sampleReview}</Badge>}
      </div>
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption>{name}</figcaption>
    </figure>
  );
}
