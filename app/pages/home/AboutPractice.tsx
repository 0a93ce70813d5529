import { AnchorButton } from "../../components/Button/Button.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import type { SitePath } from "../../components/sitePath.ts";
import type { PageWords } from "../../schema/page.ts";
import type { Picture as PictureData } from "../../schema/picture.ts";
import { useChrome } from "../useChrome.ts";
import styles from "./AboutPractice.module.css";

interface AboutPracticeProps {
  about: PageWords<"home">["about"];
  picture?: PictureData | undefined;
  booking: string;
}

export function AboutPractice({ about, picture, booking }: AboutPracticeProps) {
  const { words } = useChrome();
  return (
    <Band labelledBy="about">
      <div className={styles.AboutPractice}>
        {picture && (
          <figure>
            <Picture picture={picture} className={styles.picture} sizes="(min-width: 992px) 480px, 100vw" />
            {about.caption && <figcaption>{about.caption}</figcaption>}
          </figure>
        )}
        <div>
          <h2 id="about">{about.title}</h2>
          <p className={styles.lead}>{about.lead}</p>
          {about.facts.length > 0 && (
            <dl className={styles.facts}>
              {about.facts.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={styles.booking}>{booking}</p>
          <AnchorButton href={"/contact-us" satisfies SitePath}>
            {words.contact}
            <Icon name="arrow" />
          </AnchorButton>
        </div>
      </div>
    </Band>
  );
}
