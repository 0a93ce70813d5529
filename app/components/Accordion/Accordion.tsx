import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { useOpenFromHash } from "./useOpenFromHash.ts";

interface AccordionProps {
  /** Panels of one name close each other: the browser sees to it, with or without scripts. */
  name: string;
  panels: { id: string; title: string; body: ReactNode }[];
}

export function Accordion({ name, panels }: AccordionProps) {
  const root = useOpenFromHash();
  return (
    <div className={styles.Accordion} ref={root}>
      {panels.map(({ id, title, body }) => (
        <details key={id} id={id} name={name} className={styles.panel} onToggle={keepInView}>
          <summary className={styles.title}>
            <h3>{title}</h3>
            <span className={styles.tick} aria-hidden="true" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}

/** When a panel above closes, the one just opened would jump out of sight: bring its header back. */
function keepInView(event: { newState?: string; currentTarget: HTMLDetailsElement }) {
  if (event.currentTarget.open) event.currentTarget.scrollIntoView({ block: "nearest" });
}
