import type { ReactNode } from "react";
import styles from "./Accordion.module.css";
import { useOpenForPrint } from "./useOpenForPrint.ts";
import { useOpenFromHash } from "./useOpenFromHash.ts";

interface AccordionProps {
  /** Panels with the same name close each other, natively and so also without JavaScript. */
  name: string;
  panels: { id: string; title: string; body: ReactNode; lang?: string | undefined }[];
}

export function Accordion({ name, panels }: AccordionProps) {
  const root = useOpenFromHash();
  useOpenForPrint(root);
  return (
    <div className={styles.Accordion} ref={root}>
      {panels.map(({ id, title, body, lang }) => (
        <details key={id} id={id} lang={lang} name={name} className={styles.panel} onToggle={keepInView}>
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

/**
 * When a panel above closes, the one just opened may move out of view, until both have stopped moving. Scroll to the summary,
 * not the panel: a panel taller than the viewport already counts as "nearest".
 */
async function keepInView({ currentTarget: panel }: { currentTarget: HTMLDetailsElement }) {
  const moving = panel.parentElement?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
  if (panel.open) panel.querySelector("summary")?.scrollIntoView({ block: "nearest" });
}
