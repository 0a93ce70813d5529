/** Which insurers a typed name may mean. */
import { wordsOf } from "../../../site/text/normalize.ts";

export interface Insurer {
  insurer: string;
  plans: string[];
}

const begins = (words: readonly string[], typed: string) => words.some((word) => word.startsWith(typed));

/**
 * Every word typed begins one of the insurer's or its plans'. Cards say more than our list does ("Blue Cross Blue Shield
 * Silver"): if no insurer has all of it, those whose own name has some of it.
 */
export function matchingInsurers<Listed extends Insurer>(
  typed: string,
  insurers: readonly Listed[],
): Listed[] {
  const wanted = wordsOf(typed);
  const full = insurers.filter(({ insurer, plans }) => {
    const known = wordsOf([insurer, ...plans].join(" "));
    return wanted.every((word) => begins(known, word));
  });
  if (full.length > 0) return full;
  const telling = wanted.filter((word) => word.length > 2);
  return insurers.filter(({ insurer }) => telling.some((word) => begins(wordsOf(insurer), word)));
}

/** A single letter asks for nothing yet. */
export const isQuestion = (typed: string) => wordsOf(typed).join("").length > 1;
