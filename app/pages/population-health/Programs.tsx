import type { Block, Inline } from "../../../site/schema/blocks.ts";
import type { Picture as PictureData } from "../../../site/schema/picture.ts";
import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import { Words } from "../../components/Words/Words.tsx";
import styles from "./Programs.module.css";
import { useSectionInView } from "./useSectionInView.ts";

export interface Program {
  id: string;
  name: string;
  summary: Inline[];
  body: Block[];
  picture: PictureData;
}

/** Five cards, with a list of them beside (280 px) from lg up. */
export function Programs({ label, programs }: { label: string; programs: Program[] }) {
  const current = useSectionInView(programs.map(({ id }) => id));
  return (
    <div className={styles.Programs}>
      <nav className={`${styles.tabs} no-print`} aria-label={label}>
        <ul>
          {programs.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.tab} aria-current={id === current || undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.cards}>
        {programs.map(({ id, name, summary, body, picture }) => (
          <li key={id} id={id} className={styles.card}>
            <Picture picture={picture} className={styles.picture} sizes="(min-width: 992px) 320px, 100vw" />
            <div className={styles.text}>
              <h2>{name}</h2>
              <p className={styles.summary}>
                <Words parts={summary} />
              </p>
              <Prose blocks={body} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
