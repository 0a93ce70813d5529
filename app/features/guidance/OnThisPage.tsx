import { useId } from "react";
import styles from "./OnThisPage.module.css";

interface OnThisPageProps {
  title: string;
  headings: { id: string; text: string }[];
  /** Headings of a word or two: two columns on phones. */
  short?: boolean;
}

/** Links to the headings of a long text. */
export function OnThisPage({ title, headings, short = false }: OnThisPageProps) {
  const headingId = useId();
  if (headings.length === 0) return null;
  return (
    <nav
      className={`${styles.OnThisPage} no-print`}
      aria-labelledby={headingId}
      data-short={short || undefined}
    >
      <h2 id={headingId}>{title}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
