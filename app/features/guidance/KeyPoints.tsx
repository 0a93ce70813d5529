import { useId } from "react";
import type { Inline } from "../../../site/schema/blocks.ts";
import { Prose } from "../../components/Prose/Prose.tsx";
import styles from "./frame.module.css";

/** The answer first, in a few short sentences. */
export function KeyPoints({ title, points }: { title: string; points: Inline[][] }) {
  const headingId = useId();
  if (points.length === 0) return null;
  return (
    <section className={styles.frame} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <Prose blocks={[{ type: "list", items: points }]} />
    </section>
  );
}
