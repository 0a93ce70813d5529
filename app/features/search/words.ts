/** Interprets a query: synonyms, crisis phrases, typos. Pure functions, also used by the build. */
import { editDistance } from "../../../site/text/edit-distance.ts";

export const searchFile = "/data/search.json";
/** Published for each language; fetched when the search opens. All words are normalized. */
export interface SearchData {
  synonyms: { words: string[]; means: string }[];
  /** Words of our pages, most frequent first. */
  vocabulary: string[];
}

/** Lower case, no accents, no apostrophes of any kind, no punctuation: "Can’t  sleep?" is "cant sleep". */
export function normalize(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`´]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export const wordsOf = (text: string) => normalize(text).split(" ").filter(Boolean);

/** Shorter words must match whole words: "er" doesn't match "fever". */
const shortest = { prefix: 4, crisisTypo: 6 };

/** Index of `phrase` in `words`; the last word may be incomplete. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  const last = phrase.length - 1;
  return words.findIndex((_, start) =>
    phrase.every((part, index) => {
      const word = words[start + index];
      if (word === undefined) return false;
      if (word === part) return true;
      const beingTyped = index === last && start + index === words.length - 1;
      return beingTyped && word.length >= shortest.prefix && part.startsWith(word);
    }),
  );
}

/** Whether the query has the phrase. The last word may be incomplete, and a long word may have a typo. */
export const findPhrase = (words: readonly string[], phrase: readonly string[]): boolean =>
  placeOf(phrase, words) >= 0 || holds(words, phrase);

/** The query with everyday words replaced by those of our pages, or undefined. The longest phrase wins. */
export function translate(query: string, synonyms: SearchData["synonyms"]): string | undefined {
  const words = wordsOf(query);
  const found = synonyms
    .flatMap(({ words: phrases, means }) => phrases.map((phrase) => ({ phrase: phrase.split(" "), means })))
    .map((match) => ({ ...match, start: placeOf(match.phrase, words) }))
    .filter(({ start }) => start >= 0)
    .sort(
      (a, b) => b.phrase.length - a.phrase.length || b.phrase.join("").length - a.phrase.join("").length,
    )[0];
  if (!found) return undefined;
  const { start, phrase, means } = found;
  const said = [...words.slice(0, start), normalize(means), ...words.slice(start + phrase.length)].join(" ");
  return said === words.join(" ") ? undefined : said;
}

/**
 * Whether the query contains one of these crisis or emergency phrases. Works offline and without the index. A word may be split
 * ("kill my self"), and a long one may have one wrong letter ("suiside"), but not its first, so "putting myself" doesn't match.
 */
export function mentions(query: string, phrases: readonly string[]): boolean {
  const words = wordsOf(query);
  return phrases.map(wordsOf).some((phrase) => holds(words, phrase) || holdsJoined(words, phrase.join("")));
}

function holds(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) =>
    phrase.every((part, index) => {
      const word = words[start + index] ?? "";
      if (word === part) return true;
      return part.length >= shortest.crisisTypo && word[0] === part[0] && editDistance(word, part) <= 1;
    }),
  );
}

function holdsJoined(words: string[], phrase: string): boolean {
  return words.some((_, start) => {
    let joined = "";
    for (const word of words.slice(start)) {
      joined += word;
      if (joined.length >= phrase.length) return joined === phrase;
    }
    return false;
  });
}

/** The query with typos corrected, or undefined if there are none. */
export function correct(query: string, data: SearchData): string | undefined {
  const words = wordsOf(query);
  const known = [
    ...data.synonyms.flatMap((entry) => entry.words.flatMap((phrase) => phrase.split(" "))),
    ...data.vocabulary,
  ];
  const mended = words.map((word) => nearest(word, known) ?? word).join(" ");
  return mended === words.join(" ") ? undefined : mended;
}

/** One typo in a word of four to six letters, two in a longer one. A prefix of a known word counts as correct. */
function nearest(word: string, known: string[]): string | undefined {
  if (word.length < 4 || known.some((other) => other.startsWith(word))) return undefined;
  let best: { other: string; slips: number } | undefined;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > 2) continue;
    const slips = editDistance(word, other);
    if (slips <= (word.length < 7 ? 1 : 2) && slips < (best?.slips ?? 3)) best = { other, slips };
  }
  return best?.other;
}
