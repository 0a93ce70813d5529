import { Picture } from "../../components/Picture/Picture.tsx";
import { Prose } from "../../components/Prose/Prose.tsx";
import type { Block } from "../../schema/blocks.ts";
import type { Picture as PictureData } from "../../schema/picture.ts";
import styles from "./Programmes.module.css";

export interface Programme {
  id: string;
  name: string;
  summary: string;
  body: Block[];
  picture: PictureData;
}

/** Five cards, with a list of them beside (280 px) from lg up. */
export function Programmes({ label, programmes }: { label: string; programmes: Programme[] }) {
  return (
    <div className={styles.Programmes}>
      <nav className={`${styles.tabs} no-print`} aria-label={label}>
        <ul>
          {programmes.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} className={styles.tab}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ul className={styles.cards}>
        {programmes.map(({ id, name, summary, body, picture }) => (
          <li key={id} id={id} className={styles.card}>
            <Picture picture={picture} className={styles.picture} sizes="(min-width: 992px) 320px, 100vw" />
            <div className={styles.text}>
              <h2>{name}</h2>
              <p className={styles.summary}>{summary}</p>
              <Prose blocks={body} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
