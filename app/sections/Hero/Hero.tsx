import { LinkButton } from "../../components/Button/Button.tsx";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Container } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
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

/** Three slides with the same words, each before one office's landscape. */
export function Hero({ headline, subtitle, scenes, words }: HeroProps) {
  return (
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
            <HeroWords headline={headline} subtitle={subtitle} isFirst={index === 0} />
          </Container>
        </div>
      ))}
    </Carousel>
  );
}

/** The page has one h1: the first slide's headline. The others repeat it as plain words. */
function HeroWords({
  headline,
  subtitle,
  isFirst,
}: {
  headline: string;
  subtitle: string;
  isFirst: boolean;
}) {
  const { words } = useChrome();
  const Headline = isFirst ? "h1" : "p";
  return (
    <div className={styles.words}>
      <Headline className={styles.headline}>{headline}</Headline>
      <p className={styles.subtitle}>{subtitle}</p>
      <div className={styles.actions}>
        <LinkButton to="/contact-us">
          {words.contact}
          <Icon name="arrow" />
        </LinkButton>
        <CallLink variant="outline" />
      </div>
    </div>
  );
}
