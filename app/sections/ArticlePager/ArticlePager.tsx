import { LinkButton } from "../../components/Button/Button.tsx";
import styles from "./ArticlePager.module.css";

interface ArticlePagerProps {
  number: number;
  pages: number;
  words: { newer: string; older: string; pageOf: string };
}

const pathOf = (number: number) => (number === 1 ? "/blogs" : `/blogs/page/${number}`);

/** Newer and older articles, once there are more than one page holds. */
export function ArticlePager({ number, pages, words }: ArticlePagerProps) {
  return (
    <nav className={styles.ArticlePager} aria-label={words.pageOf}>
      {number > 1 && (
        <LinkButton to={pathOf(number - 1)} variant="outline">
          {words.newer}
        </LinkButton>
      )}
      <span>{words.pageOf}</span>
      {number < pages && (
        <LinkButton to={pathOf(number + 1)} variant="outline">
          {words.older}
        </LinkButton>
      )}
    </nav>
  );
}
