/** The sentence of a page that answers a query best, with the query's words marked. */
import { normalize } from "../../../site/text/normalize.ts";

export interface ExcerptPart {
  text: string;
  marked: boolean;
}

/** Fewer words are a label, a heading or an entry of a list. */
const fewest = 5;
/** A longer sentence is cut around its first marked word. */
const longest = 40;
const before = 12;

interface Sentence {
  start: number;
  end: number;
  hits: number;
}

/**
 * `places` are the positions of the words that Pagefind found, in the page's words.
 * Without a sentence that has one of them, the description is the excerpt.
 */
export function excerptOf(
  text: string,
  places: readonly number[],
  description: string,
  query: readonly string[],
) {
  const words = text.split(/\s+/);
  const marked = new Set(places);
  const best = sentencesOf(words, marked)
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || a.start - b.start)[0];
  return best ? sentenceParts(words, best, marked) : describe(description, query);
}

/** Whole sentences, with how many different words of the query each has. */
function sentencesOf(words: string[], marked: Set<number>): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const [index, word] of words.entries()) {
    if (!isEnd(word)) continue;
    const found = new Set<string>();
    for (let place = start; place <= index; place++)
      if (marked.has(place)) found.add(stem(words[place] ?? ""));
    if (index + 1 - start >= fewest) sentences.push({ start, end: index + 1, hits: found.size });
    start = index + 1;
  }
  return sentences;
}

const isEnd = (word: string) => /[.!?…]["'”’)\]]*$/.test(word) && !/^(?:Dr|Mrs?|Ms|St|vs|No)\.$/.test(word);
const stem = (word: string) => normalize(word).slice(0, 5);

function sentenceParts(words: string[], { start, end }: Sentence, marked: Set<number>): ExcerptPart[] {
  const first =
    [...marked].filter((place) => place >= start && place < end).sort((a, b) => a - b)[0] ?? start;
  const from = end - start > longest ? Math.max(start, first - before) : start;
  const to = Math.min(end, from + longest);
  return joined([
    ...(from > start ? [{ text: "… ", marked: false }] : []),
    ...words
      .slice(from, to)
      .flatMap((word, index) => [
        ...(index > 0 ? [{ text: " ", marked: false }] : []),
        ...(marked.has(from + index) ? markLetters(word) : [{ text: word, marked: false }]),
      ]),
    ...(to < end ? [{ text: " …", marked: false }] : []),
  ]);
}

/** The description of a page, with the words of the query marked. */
export function describe(description: string, query: readonly string[]): ExcerptPart[] {
  return joined(
    description
      .split(/(\s+)/)
      .flatMap((word) =>
        query.includes(normalize(word)) ? markLetters(word) : [{ text: word, marked: false }],
      ),
  );
}

/** Marks a word without the signs around it. */
function markLetters(word: string): ExcerptPart[] {
  const [, open = "", letters = "", close = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
  return [
    { text: open, marked: false },
    { text: letters, marked: true },
    { text: close, marked: false },
  ];
}

/** Joins neighbors of the same kind. */
function joined(parts: ExcerptPart[]): ExcerptPart[] {
  const all: ExcerptPart[] = [];
  for (const part of parts.filter(({ text }) => text)) {
    const last = all.at(-1);
    if (last && last.marked === part.marked) all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}
