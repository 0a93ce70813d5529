import type { Pages } from "../../../data/kinds/pages.ts";
import type { Inline } from "../../../data/schema/blocks.ts";
import type { Picture as PictureData } from "../../../data/schema/picture.ts";
import { langOf } from "../../../data/text/language.ts";
import { AnchorButton } from "../../components/Button/Button.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Paragraph, Words } from "../../components/Words/Words.tsx";
import { useShared } from "../../features/shared/useShared.ts";
import styles from "./AboutPractice.module.css";

interface AboutPracticeProps {
  about: Pages["home"]["about"];
  picture?: PictureData | undefined;
  booking: Inline[];
}

export function AboutPractice({ about, picture, booking }: AboutPracticeProps) {
  const { labels, pages } = useShared();
  return (
    <Band labelledBy="about">
      <div className={styles.AboutPractice}>
        {picture && (
          <figure>
            <Picture
              picture={picture}
              className={styles.picture}
              sizes="(min-width: 992px) 480px, (min-width: 768px) 380px, 100vw"
            />
            {about.caption && <figcaption className="quiet">{about.caption}</figcaption>}
          </figure>
        )}
        <div>
          <h2 id="about">{about.title}</h2>
          <Paragraph parts={about.lead} className={`${styles.lead} lead`} />
          {about.facts.length > 0 && (
            <dl className={`${styles.facts} rows`}>
              {about.facts.map((fact) => (
                <div key={fact.title} lang={langOf(fact)}>
                  <dt>{fact.path ? <a href={fact.path}>{fact.title}</a> : fact.title}</dt>
                  <dd>
                    <Words parts={fact.text} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <Paragraph parts={booking} className={styles.booking} />
          <AnchorButton href={pages.contact}>
            {labels.contact}
            <Icon name="arrow" />
          </AnchorButton>
        </div>
      </div>
    </Band>
  );
}
