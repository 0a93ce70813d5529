import { useId } from "react";
import styles from "./OnThisPage.module.css";

interface OnThisPageProps {
  title: string;
  headings: { id: string; text: string }[];
}

/** Links to the headings of a long text. */
export function OnThisPage({ title, headings }: OnThisPageProps) {
  const headingId = useId();
  if (headings.length === 0) return null;
  return (
    <nav className={`${styles.OnThisPage} no-print`} aria-labelledby={headingId}>
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
