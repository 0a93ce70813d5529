import type { Labels } from "../../../data/labels/interface.ts";
import type { Inline } from "../../../data/schema/blocks.ts";
import type { Practice } from "../../../data/schema/practice.ts";
import { Carousel } from "../../components/Carousel/Carousel.tsx";
import { Band } from "../../components/Container/Container.tsx";
import { MoreLink } from "../../components/SectionHead/SectionHead.tsx";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./Insurers.module.css";

interface InsurersProps {
  title: string;
  text: Inline[];
  /** Path of the insurance page, if there is one. */
  link?: { label: string; path: string } | undefined;
  insurers: Pick<Practice["insurers"][number], "name" | "style">[];
  labels: Pick<Labels, "carousel">;
}

/** Insurers' names in a slow carousel, as text: their logos must not be copied. */
export function Insurers({ title, text, link, insurers, labels }: InsurersProps) {
  return (
    <Band className={styles.Insurers}>
      <Carousel
        label={title}
        labels={labels.carousel}
        settings={{ autoplay: true, infinite: true, variableWidth: true, arrows: true }}
        heading={
          <div className={`${styles.head} columns`}>
            <h2>{title}</h2>
            <Paragraph parts={text} />
          </div>
        }
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
