import type { Labels } from "../../../data/labels/interface.ts";
import type { Picture as PictureData } from "../../../data/schema/picture.ts";
import type { ReviewCard } from "../../../data/view/cards.server.ts";
import { Badge } from "../../components/Badge/Badge.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Stars } from "../../components/Stars/Stars.tsx";
import styles from "./QuoteCarousel.module.css";

interface QuoteCarouselProps {
  title: string;
  quotes: ReviewCard[];
  picture?: PictureData | undefined;
  labels: Pick<Labels, "carousel" | "stars" | "sampleReview">;
}

/** One quote at a time, beside a picture if the practice has one for it. */
export function QuoteCarousel({ title, quotes, picture, labels }: QuoteCarouselProps) {
  return (
    <div className={styles.QuoteCarousel}>
      <Container className={picture ? styles.columns : undefined}>
        {picture && (
          <Picture picture={picture} className={styles.picture} sizes="(min-width: 1200px) 440px, 300px" />
        )}
        <Carousel
          label={title}
          labels={labels.carousel}
          settings={{ autoplay: true, infinite: true, dots: true }}
          className={styles.quotes}
        >
          {quotes.map((quote, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sample review is repeated
            <figure key={index} className={styles.quote}>
              <blockquote lang={quote.language}>
                <p>{quote.quote}</p>
              </blockquote>
              <figcaption className="cluster">
                <Stars label={labels.stars} />
                {quote.name}
                {quote.sample && <Badge>{labels.sampleReview}</Badge>}
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </Container>
    </div>
  );
}
