import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { MoreLink } from "../../components/SectionHead/SectionHead.tsx";
import type { CardWords } from "../../content/cards.server.ts";
import type { Practice } from "../../schema/practice.ts";
import styles from "./Insurers.module.css";

interface InsurersProps {
  title: string;
  text: string;
  /** The insurance page, where there is one. */
  link?: { label: string; path: string } | undefined;
  insurers: Practice["insurers"];
  words: CardWords;
}

/** Typeset names in a slow strip; never copied logos. */
export function Insurers({ title, text, link, insurers, words }: InsurersProps) {
  return (
    <Band className={styles.Insurers}>
      <Carousel
        label={title}
        labels={words.carousel}
        settings={{ autoplay: true, infinite: true, variableWidth: true, arrows: true }}
        heading={
          <div className={styles.head}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        }
        className={styles.strip}
      >
        {insurers.map(({ name, style }) => (
          <span key={name} className={styles.name} data-style={style}>
            {name}
          </span>
        ))}
      </Carousel>
      {link && <MoreLink {...link} />}
    </Band>
  );
}
