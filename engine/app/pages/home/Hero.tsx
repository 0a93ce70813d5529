import type { Labels } from "../../../data/labels/interface.ts";
import type { ThemedPicture as Scene } from "../../../data/view/pictures.server.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture.tsx";
import { CallLink } from "../../features/calls/CallLink.tsx";
import { TaskLinks } from "../../features/navigation/TaskLinks.tsx";
import { OpenNowLine } from "../../features/open-now/OpenNowLine.tsx";
import { useIsClosed } from "../../features/open-now/useOpeningState.ts";
import { BookButton } from "../../features/patient-links/BookButton.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import styles from "./Hero.module.css";

interface HeroProps {
  headline: string;
  subtitle: string;
  scenes: Scene[];
  labels: Pick<Labels, "carousel">;
}

/** The places change, the words over them stand still. */
export function Hero({ headline, subtitle, scenes, labels }: HeroProps) {
  const isClosed = useIsClosed();
  return (
    <>
      <Carousel
        label={labels.carousel.hero}
        labels={labels.carousel}
        settings={{ autoplay: true, infinite: true }}
        still={<HeroWords headline={headline} subtitle={subtitle} />}
        className={styles.Hero}
        slideClassName={styles.slide}
      >
        {scenes.map((scene, index) => (
          <ThemedPicture
            key={scene.light.wide.src}
            {...scene}
            wideFrom={480}
            priority={index === 0}
            isClosed={isClosed}
          />
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
    <Container className={styles.words}>
      <h1 className={styles.headline}>{headline}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={`${styles.actions} cluster`}>
        <BookButton />
        {book && call}
        <AnchorButton href={pages.contact} {...(book && { variant: "outline", className: styles.third })}>
          {labels.contact}
          <Icon name="arrow" />
        </AnchorButton>
        {!book && call}
      </div>
      <OpenNowLine form="short" className={`${styles.state} no-print`} />
    </Container>
  );
}
