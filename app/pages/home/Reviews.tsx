import type { Labels } from "../../../site/schema/interface.ts";
import type { ReviewCard as Review } from "../../../site/view/cards.server.ts";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { ReviewCard } from "../../components/ReviewCard/ReviewCard.tsx";
import styles from "./Reviews.module.css";

interface ReviewsProps {
  title: string;
  reviews: Review[];
  labels: Pick<Labels, "carousel" | "stars" | "sampleReview">;
}

export function Reviews({ title, reviews, labels }: ReviewsProps) {
  return (
    <Band tone="sand" className={styles.Reviews}>
      <Carousel
        label={title}
        labels={labels.carousel}
        settings={{ arrows: true, infinite: true, perView: 3 }}
        heading={<h2>{title}</h2>}
      >
        {reviews.map((review, index) => (
          // The sample review is repeated, so the index is the only unique key.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <ReviewCard key={index} {...review} labels={labels} />
        ))}
      </Carousel>
    </Band>
  );
}
