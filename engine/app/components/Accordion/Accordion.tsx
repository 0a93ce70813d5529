import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { hashTarget } from "../hash-target.ts";
import styles from "./Accordion.module.css";

interface AccordionProps {
  /** Panels with the same name close each other, natively and so also without JavaScript. */
  name: string;
  panels: { id: string; title: string; body: ReactNode; lang?: string | undefined }[];
}

export function Accordion({ name, panels }: AccordionProps) {
  const root = useOpenFromHash();
  useOpenForPrint(root);
  return (
    <div className={`${styles.Accordion} stack`} ref={root}>
      {panels.map(({ id, title, body, lang }) => (
        <details
          key={id}
          id={id}
          lang={lang}
          name={name}
          className={`${styles.panel} box`}
          onToggle={onToggle}
        >
          <summary className={styles.title}>
            <h3 className="h4">{title}</h3>
            <span className="tick no-print" aria-hidden="true" />
          </summary>
          <div className={styles.body}>{body}</div>
        </details>
      ))}
    </div>
  );
}

function onToggle({ currentTarget: panel }: { currentTarget: HTMLDetailsElement }) {
  // Only browsers that don't know `name` have none (Safari below 17.2): their panels don't close each other.
  if (panel.open && panel.name === undefined)
    for (const other of panel.parentElement?.querySelectorAll("details") ?? [])
      if (other !== panel) other.open = false;
  keepInView(panel);
}

/**
 * When a panel above closes, the one just opened may move out of view, until both have stopped moving. Scroll to the summary,
 * not the panel: a panel taller than the viewport already counts as "nearest".
 */
async function keepInView(panel: HTMLDetailsElement) {
  const moving = panel.parentElement?.getAnimations({ subtree: true }) ?? [];
  await Promise.allSettled(moving.map(({ finished }) => finished));
  if (panel.open) panel.querySelector("summary")?.scrollIntoView({ block: "nearest" });
}

/** /services/x#question opens that question. Returns the ref for the parent of the panels. */
function useOpenFromHash() {
  const root = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const panel = root.current && hashTarget(hash, root.current);
    if (!(panel instanceof HTMLDetailsElement)) return;
    panel.open = true;
    panel.scrollIntoView({ block: "start" });
  }, [hash]);
  return root;
}

/** Opens all panels for print in browsers without ::details-content. */
function useOpenForPrint(root: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (CSS.supports("selector(::details-content)")) return;
    let restore: (() => void)[] = [];
    function openAll() {
      for (const panel of root.current?.querySelectorAll("details") ?? []) {
        const { name, open } = panel;
        restore.push(() => Object.assign(panel, { open, name }));
        // Panels with the same name would close each other.
        Object.assign(panel, { name: "", open: true });
      }
    }
    function closeAgain() {
      for (const one of restore) one();
      restore = [];
    }
    window.addEventListener("beforeprint", openAll);
    window.addEventListener("afterprint", closeAgain);
    return () => {
      window.removeEventListener("beforeprint", openAll);
      window.removeEventListener("afterprint", closeAgain);
    };
  }, [root]);
}
