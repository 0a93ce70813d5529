import { langOf } from "../../../site/text/language.ts";
import type { SearchAnswer } from "../../../site/view/answers.server.ts";
import { Paragraph } from "../../components/Words/Words.tsx";
import styles from "./search.module.css";

/** What the practice answers to such a query, above the results. Works offline. */
export function AnswerCards({ answers }: { answers: SearchAnswer[] }) {
  return answers.map((answer) => (
    <div key={answer.path} lang={langOf(answer)} className={styles.answer}>
      <h2>
        <a href={answer.path}>{answer.title}</a>
      </h2>
      <Paragraph parts={answer.text} />
    </div>
  ));
}
