import { Words } from "../../components/Words/Words.tsx";
import { answersTo } from "./answers.ts";
import styles from "./search.module.css";
import type { FirstHelp } from "./useFirstHelp.ts";

/** What the practice answers to such a query, above the results. Works offline. */
export function AnswerCards({ query, answers }: { query: string; answers: FirstHelp["answers"] }) {
  return answersTo(query, answers).map(({ title, text, path }) => (
    <div key={path} className={styles.answer}>
      <h2>
        <a href={path}>{title}</a>
      </h2>
      <p>
        <Words parts={text} />
      </p>
    </div>
  ));
}
