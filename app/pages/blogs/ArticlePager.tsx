import { AnchorButton } from "../../components/Button/Button.tsx";
import styles from "./ArticlePager.module.css";

interface ArticlePagerProps {
  newer: string | undefined;
  older: string | undefined;
  words: { newer: string; older: string; pageOf: string };
}

/** Newer and older articles, once there are more than one page holds. */
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
