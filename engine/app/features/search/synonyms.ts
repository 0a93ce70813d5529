/** Everyday words and the words of our pages. Pure functions, also used by the build. */
import { wordsOf } from "../../../data/text/normalize.ts";
import { tellingWords } from "../../../data/text/small-words.ts";

export const searchFile = "/data/search.json";
/** Published for each language; fetched when the search opens. All words are normalized. */
export interface SearchData {
  synonyms: { words: string[]; means: string }[];
  /** Words of synonyms and titles, to correct typos. */
  spellings: string[];
}

/**
 * The wordings of a query, the best first: as it was typed, and with an everyday phrase replaced by the words of our pages. Only
 * if the query has no other word, the replaced one is better: "open" is about hours, "open enrollment" is not. The longest
 * phrase is replaced.
 */
export function wordingsOf(query: string, synonyms: SearchData["synonyms"]): string[][] {
  const words = wordsOf(query);
  const [found] = synonyms
    .flatMap(({ words: phrases, means }) => phrases.map((phrase) => ({ phrase: phrase.split(" "), means })))
    .map((match) => ({ ...match, start: placeOf(match.phrase, words) }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => b.phrase.join("").length - a.phrase.join("").length);
  const asked = tellingWords(words);
  if (!found) return [[...asked]];
  const { start, phrase, means } = found;
  const rest = [words.slice(0, start), words.slice(start + phrase.length)];
  const meant = tellingWords([...(rest[0] ?? []), ...wordsOf(means), ...(rest[1] ?? [])]);
  const isWhole = asked.every((word) => phrase.includes(word));
  return (isWhole ? [meant, asked] : [asked, meant]).map((wording) => [...wording]);
}

const placeOf = (phrase: string[], words: string[]) =>
  words.findIndex((_, start) => phrase.every((part, index) => words[start + index] === part));
