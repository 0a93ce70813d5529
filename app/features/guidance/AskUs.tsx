import { useId } from "react";
import type { Inline } from "../../../site/schema/blocks.ts";
import { Prose } from "../../components/Prose/Prose.tsx";
import styles from "./AskUs.module.css";

/** Questions to bring to a visit. */
export function AskUs({ title, questions }: { title: string; questions: Inline[][] }) {
  const headingId = useId();
  if (questions.length === 0) return null;
  return (
    <section className={styles.AskUs} aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <Prose blocks={[{ type: "list", items: questions }]} />
    </section>
  );
}
