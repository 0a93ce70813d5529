import { useEffect, useId, useRef } from "react";
import { Icon } from "../../components/Icon/Icon.tsx";
import styles from "./OnThisPage.module.css";

interface OnThisPageProps {
  title: string;
  headings: { id: string; text: string }[];
  /** A page of answers: its list of headings of a word or two comes first. Otherwise it opens only beside the text. */
  open?: boolean;
}

/** Where there is room beside the text: see --xl in breakpoints.css. */
const besideText = "(width >= 1200px)";

/** Links to the headings of a long text. */
export function OnThisPage({ title, headings, open = false }: OnThisPageProps) {
  const headingId = useId();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (details.current && matchMedia(besideText).matches) details.current.open = true;
  }, []);
  if (headings.length === 0) return null;
  return (
    <nav className={`${styles.OnThisPage} no-print`} aria-labelledby={headingId}>
      <details ref={details} open={open}>
        <summary>
          <h2 id={headingId} className="h5">
            {title}
          </h2>
          <Icon name="chevron" />
        </summary>
        <ul className="targets" data-short={open || undefined}>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
