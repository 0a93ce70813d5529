import { useId } from "react";
import type { Inline } from "../../../data/schema/blocks.ts";
import { Prose } from "../../components/Prose/Prose.tsx";
import styles from "./frame.module.css";

interface PointsProps {
  title: string;
  points: Inline[][];
  className?: string | undefined;
}

/** The answer first, in a few short sentences. */
export function KeyPoints({ title, points, className = `${styles.frame} stack` }: PointsProps) {
  const headingId = useId();
  if (points.length === 0) return null;
  return (
    <section className={className} aria-labelledby={headingId}>
      <h2 id={headingId} className="h3">
        {title}
      </h2>
      <Prose blocks={[{ type: "list", items: points }]} />
    </section>
  );
}

/** Questions to bring to a visit. */
export const AskUs = (props: PointsProps) => <KeyPoints {...props} className="stack" />;
