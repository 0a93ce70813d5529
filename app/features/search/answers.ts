/** Which answers fit a query. Pure functions: they work offline and without the index. */
import type { SearchAnswer } from "../../../site/view/answers.server.ts";
import { tellingWords } from "./stop-words.ts";
import { findPhrase, wordsOf } from "./words.ts";

/** More would push the results off a phone's screen. */
const most = 2;

/** Answers to a query, at most one per page: names first, then by the longest phrase that the query has. */
export function answersTo(query: string, answers: readonly SearchAnswer[]): SearchAnswer[] {
  const words = wordsOf(query);
  const fitting = answers
    .map((answer) => ({ answer, fit: Math.max(0, ...answer.words.map((phrase) => fitOf(words, phrase))) }))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => Number(b.answer.isName ?? false) - Number(a.answer.isName ?? false) || b.fit - a.fit)
    .map(({ answer }) => answer);
  return [...Map.groupBy(fitting, ({ path }) => path).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, most);
}

/**
 * Letters of the phrase, if the query has it. A single word says too little without its small ones: "mi mamá" is a mother,
 * "cáncer de mama" is not.
 */
function fitOf(query: readonly string[], phrase: string): number {
  const words = wordsOf(phrase);
  const telling = tellingWords(words);
  const isWhole = telling.length === 1 && words.length > 1;
  const isThere = isWhole ? findPhrase(query, words) : findPhrase(tellingWords(query), telling);
  return isThere ? telling.join("").length : 0;
}
