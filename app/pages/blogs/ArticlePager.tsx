import { AnchorButton } from "../../components/Button/Button.tsx";
import styles from "./ArticlePager.module.css";

interface ArticlePagerProps {
  newer: string | undefined;
  older: string | undefined;
  labels: { newer: string; older: string; pageOf: string };
}

/** Links to newer and older articles, if there is more than one page. */
export function ArticlePager({ newer, older, labels }: ArticlePagerProps) {
  return (
    <nav className={`${styles.ArticlePager} no-print`} aria-label={labels.pageOf}>
      {newer && (
        <AnchorButton href={newer} variant="outline">
          {labels.newer}
        </AnchorButton>
      )}
      <span>{labels.pageOf}</span>
      {older && (
        <AnchorButton href={older} variant="outline">
          {labels.older}
        </AnchorButton>
      )}
    </nav>
  );
}
