import type { CardLabels } from "../../../site/view/cards.server.ts";
import type { ThemedPicture as Scene } from "../../../site/view/pictures.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { TaskLinks } from "../../features/navigation/TaskLinks.tsx";
import { BookButton } from "../../features/patient-links/BookButton.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import styles from "./Hero.module.css";

interface HeroProps {
  headline: string;
  subtitle: string;
  scenes: Scene[];
  labels: CardLabels;
}

/** Slides with the same text, each over its own picture. */
export function Hero({ headline, subtitle, scenes, labels }: HeroProps) {
  return (
    <>
      {/* The page's heading for screen readers. It is outside the slides, because those rotate. */}
      <h1 className="visually-hidden">{headline}</h1>
      <Carousel
        label={labels.carousel.hero}
        labels={labels.carousel}
        settings={{ autoplay: true, infinite: true }}
        className={styles.Hero}
      >
        {scenes.map((scene, index) => (
          <div key={scene.light.wide.src} className={styles.slide}>
            {/* After the words: a picture above them in the HTML would move while they arrive. */}
            <Container>
              <HeroWords headline={headline} subtitle={subtitle} />
            </Container>
            <ThemedPicture {...scene} wideFrom={480} priority={index === 0} className={styles.scene} />
          </div>
        ))}
      </Carousel>
      <Tasks />
    </>
  );
}

/** Directly under the picture, on its sand. */
function Tasks() {
  const { tasks } = useShared();
  if (tasks.length === 0) return null;
  return (
    <div className={`${styles.tasks} no-print`}>
      <Container>
        <TaskLinks />
      </Container>
    </div>
  );
}

function HeroWords({ headline, subtitle }: { headline: string; subtitle: string }) {
  const { book, labels, pages } = useShared();
  const call = <CallLink variant="outline" />;
  return (
    <div className={styles.words}>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={styles.actions}>
        <BookButton />
        {book && call}
        <AnchorButton href={pages.contact} {...(book && { variant: "outline", className: styles.third })}>
          {labels.contact}
          <Icon name="arrow" />
        </AnchorButton>
        {!book && call}
      </div>
    </div>
  );
}
