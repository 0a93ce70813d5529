import { AnchorButton } from "../../components/Button/Button.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { SitePath } from "../../components/sitePath.ts";
import { ThemedPicture } from "../../components/ThemedPicture/ThemedPicture.tsx";
import type { CardWords } from "../../content/cards.server.ts";
import type { ThemedPicture as Scene } from "../../content/pictures.server.ts";
import { CallLink } from "../CallLink/CallLink.tsx";
import { useChrome } from "../useChrome.ts";
import styles from "./Hero.module.css";

interface HeroProps {
  headline: string;
  subtitle: string;
  scenes: Scene[];
  words: CardWords;
}

/** Slides with the same words, each before one picture. */
export function Hero({ headline, subtitle, scenes, words }: HeroProps) {
  return (
    <>
      {/* The slides take turns, the page's heading does not: it stands apart, for those who hear the page. */}
      <h1 className="visually-hidden">{headline}</h1>
      <Carousel
        label={words.carousel.hero}
        labels={words.carousel}
        settings={{ autoplay: true, infinite: true }}
        className={styles.Hero}
      >
        {scenes.map((scene, index) => (
          <div key={scene.light.wide.src} className={styles.slide}>
            <ThemedPicture {...scene} priority={index === 0} className={styles.scene} />
            <Container>
              <HeroWords headline={headline} subtitle={subtitle} />
            </Container>
          </div>
        ))}
      </Carousel>
    </>
  );
}

function HeroWords({ headline, subtitle }: { headline: string; subtitle: string }) {
  const { words } = useChrome();
  return (
    <div className={styles.words}>
      <p className={styles.headline}>{headline}</p>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={styles.actions}>
        <AnchorButton href={"/contact-us" satisfies SitePath}>
          {words.contact}
          <Icon name="arrow" />
        </AnchorButton>
        <CallLink variant="outline" />
      </div>
    </div>
  );
}
