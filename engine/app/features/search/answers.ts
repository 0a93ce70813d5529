/** What the practice says to a query: emergency cards, then answers. Pure functions: they work offline and without the index. */

import { groupsOf, type Meanings, meaningsOf, meantBy } from "../../../data/text/concepts.ts";
import { groupBy } from "../../../data/text/group-by.ts";
import { wordsOf } from "../../../data/text/normalize.ts";
import { tellingWords } from "../../../data/text/small-words.ts";
import type { SearchAnswer } from "../../../data/view/answers.server.ts";

/** More would push the results off a phone's screen. */
const most = 2;
/** A shorter word begins too many others. */
const shortestStart = 4;

type Help = typeof import("virtual:search-cards/*");
type Concepts = typeof import("virtual:search-cards/concepts");

/** A function that gives the cards and answers of a query. */
export function helpWith({ emergencies, answers }: Help, { words, groups, known }: Concepts) {
  const named = groupsOf({ groups });
  const raising = emergencies.map((card) => ({ card, words: words[card.id] ?? [] }));
  const cardMeanings = meaningsOf(raising, named, known);
  const answerMeanings = meaningsOf(answers, named, known);
  return (query: string) => {
    // The one that most of the words are about comes first: a phone shows only one.
    const cards = meantBy(query, cardMeanings)
      .sort((a, b) => b.weight - a.weight)
      .map(({ value }) => value.card);
    return { cards, answers: answersTo(query, answerMeanings, cards.length > 0) };
  };
}

/** At most one answer per page: names first, then by how much of the query it is about. */
function answersTo(query: string, meanings: Meanings<SearchAnswer>, hasCard: boolean): SearchAnswer[] {
  const whole = meantBy(query, meanings);
  // The last word may be unfinished, if no whole word fits.
  const found = whole.length > 0 ? whole : meantBy(finished(query, meanings), meanings);
  const others = found.filter(({ value }) => !value.alone);
  const length = tellingWords(wordsOf(query)).join("").length;
  const fitting = others.length > 0 ? others : found.filter(({ weight }) => !hasCard && weight >= length);
  // No toSorted, which Firefox has from 115 on.
  const sorted = [...fitting]
    .sort((a, b) => Number(b.value.isName ?? false) - Number(a.value.isName ?? false) || b.weight - a.weight)
    .map(({ value }) => value);
  return [...groupBy(sorted, ({ path, title }) => path ?? title).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, most);
}

function finished(query: string, { parts }: Meanings<SearchAnswer>): string {
  const words = wordsOf(query);
  const last = words.at(-1) ?? "";
  const part = last.length >= shortestStart && parts.find((one) => one.startsWith(last));
  return part ? [...words.slice(0, -1), part].join(" ") : "";
}
