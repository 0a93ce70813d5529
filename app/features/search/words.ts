/** What a typed phrase means: everyday words, words of distress, mistyped words. Pure, and shared with the build. */

/** Published as /data/search.json; fetched when the search opens. All words are normalized. */
export interface SearchData {
  synonyms: { words: string[]; means: string }[];
  /** Words of our pages, the most frequent first. */
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

const wordsOf = (text: string) => normalize(text).split(" ").filter(Boolean);

/** Shorter words are matched whole: "er" is not "fever". */
const shortest = { prefix: 4, crisisTypo: 6 };

/** Where `phrase` stands in `words`; the word still being typed may be its beginning. */
function placeOf(phrase: string[], words: string[]): number {
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

/** The query in words of our pages, or undefined if it has no other name there. The longest phrase counts. */
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
 * Whether the query holds one of these phrases, of distress or of an emergency. Needs nothing but the list: no index, no network. A word may be split
 * ("kill my self"), and a long one may have one wrong letter ("suiside"), but not its first: "putting myself" is no cry.
 */
export function mentions(query: string, phrases: readonly string[]): boolean {
  const words = wordsOf(query);
  return phrases.map(wordsOf).some((phrase) => holds(words, phrase) || holdsJoined(words, phrase.join("")));
}

function holds(words: string[], phrase: string[]): boolean {
  return words.some((_, start) =>
    phrase.every((part, index) => {
      const word = words[start + index] ?? "";
      if (word === part) return true;
      return part.length >= shortest.crisisTypo && word[0] === part[0] && distance(word, part) <= 1;
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

/** The query with unknown words replaced by the nearest known ones, or undefined if that changes nothing. */
export function correct(query: string, data: SearchData): string | undefined {
  const words = wordsOf(query);
  const known = [
    ...data.synonyms.flatMap((entry) => entry.words.flatMap((phrase) => phrase.split(" "))),
    ...data.vocabulary,
  ];
  const mended = words.map((word) => nearest(word, known) ?? word).join(" ");
  return mended === words.join(" ") ? undefined : mended;
}

/** One slip in a word of four to six letters, two in a longer one. Known beginnings are words still being typed. */
function nearest(word: string, known: string[]): string | undefined {
  if (word.length < 4 || known.some((other) => other.startsWith(word))) return undefined;
  let best: { other: string; slips: number } | undefined;
  for (const other of known) {
    if (Math.abs(other.length - word.length) > 2) continue;
    const slips = distance(word, other);
    if (slips <= (word.length < 7 ? 1 : 2) && slips < (best?.slips ?? 3)) best = { other, slips };
  }
  return best?.other;
}

/** How many letters were left out, added, changed or swapped with the next. */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}
