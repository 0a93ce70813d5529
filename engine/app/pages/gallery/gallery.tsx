/** Every component in its main states. Only in `npm run dev`, see app/routes.tsx; tested by tests/nightly/dev/dev.spec.ts. */
import type { ReactNode } from "react";
import styles from "./gallery.module.css";

interface Examples {
  /** Keyed by what each one shows. */
  examples: Record<string, ReactNode>;
}

const modules = import.meta.glob<Examples>("../../**/*.examples.tsx", { eager: true });
const components = Object.entries(modules).map(([file, { examples }]) => ({
  name: file.replace(/^.*\/|\.examples\.tsx$/g, ""),
  examples: Object.entries(examples),
}));
const title = "Gallery";

export default function Gallery() {
  return (
    <div className={styles.Gallery}>
      <h1>{title}</h1>
      <ul className={`${styles.index} cluster`}>
        {components.map(({ name }) => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {components.map(({ name, examples }) => (
        <section key={name} id={name} data-gallery={name} className={styles.component}>
          <h2>{name}</h2>
          {examples.map(([shows, example]) => (
            <div key={shows} className={styles.example}>
              <p className={`${styles.shows} quiet`}>{shows}</p>
              {example}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
