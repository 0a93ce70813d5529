/**
 * The sentence of a page that answers a query best, with the query's words marked. Pagefind's own excerpts begin and end within
 * a sentence and run headings together.
 */
import { normalize } from "../../../data/text/normalize.ts";
import { stem } from "../../../data/text/stem.ts";

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Fewer words are a label, a heading or an entry of a list. */
const fewest = 5;
/** A longer sentence is cut around its first marked word. */
const longest = 40;
const before = 12;
/** A shorter word of a query begins too many others. */
const shortestStart = 4;

/** The period of a title ends no sentence. */
const sentenceEnd = /(\b(?:Dr|Mrs?|Ms|St|vs|No)\.\s+)|([.!?…]["'”’)\]]*)\s+/g;
const letters = /[\p{L}\p{N}]+/gu;

/** The description is the excerpt of a page without a sentence that has one of the words. */
export function excerptOf(text: string, description: string, query: readonly string[]): ExcerptPart[] {
  const asked = [...new Set(query.map(stem))];
  const meant = (word: string) => {
    const bare = stem(normalize(word));
    return asked.find((one) => (one.length < shortestStart ? bare === one : bare.startsWith(one)));
  };
  const [best] = text
    .replace(sentenceEnd, (_, title, end) => title ?? `${end}\0`)
    .split("\0")
    .map((sentence) => sentence.split(/\s+/))
    .filter((words) => words.length >= fewest)
    .map((words) => ({ words, hits: new Set(words.map(meant).filter(Boolean)).size }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits);
  const shown = best ? cut(best.words, best.words.findIndex(meant)) : description;
  return shown
    .replace(letters, (word) => (meant(word) ? `\0${word}\0` : word))
    .split("\0")
    .map((part, index) => ({ text: part, marked: index % 2 === 1 }))
    .filter((part) => part.text);
}

function cut(words: string[], first: number): string {
  if (words.length <= longest) return words.join(" ");
  const from = Math.max(0, first - before);
  const to = from + longest;
  return [from > 0 && "…", ...words.slice(from, to), to < words.length && "…"].filter(Boolean).join(" ");
}
