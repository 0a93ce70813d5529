import { langOf } from "../../../site/text/language.ts";
import { Words } from "../../components/Words/Words.tsx";
import { answersTo } from "./answers.ts";
import styles from "./search.module.css";
import type { FirstHelp } from "./useFirstHelp.ts";

/** What the practice answers to such a query, above the results. Works offline. */
export function AnswerCards({ query, answers }: { query: string; answers: FirstHelp["answers"] }) {
  return answersTo(query, answers).map((answer) => (
    <div key={answer.path} lang={langOf(answer)} className={styles.answer}>
      <h2>
        <a href={answer.path}>{answer.title}</a>
      </h2>
      <p>
        <Words parts={answer.text} />
      </p>
    </div>
  ));
}
