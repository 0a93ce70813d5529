import { AnchorButton } from "../../components/Button/Button.tsx";
import styles from "./ArticlePager.module.css";

interface ArticlePagerProps {
  newer: string | undefined;
  older: string | undefined;
  words: { newer: string; older: string; pageOf: string };
}

/** Links to newer and older articles, if there is more than one page. */
export function ArticlePager({ newer, older, words }: ArticlePagerProps) {
  return (
    <nav className={`${styles.ArticlePager} no-print`} aria-label={words.pageOf}>
      {newer && (
        <AnchorButton href={newer} variant="outline">
          {words.newer}
        </AnchorButton>
      )}
      <span>{words.pageOf}</span>
      {older && (
        <AnchorButton href={older} variant="outline">
          {words.older}
        </AnchorButton>
      )}
    </nav>
  );
}
