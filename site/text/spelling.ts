/** Corrects one slip in a word: a letter left out, added, changed, or swapped with the next. */
import { isSmall } from "./small-words.ts";
import { stem } from "./stem.ts";

/** A shorter word has too many neighbors that are words too. */
const shortest = { word: 5, start: 6 };
/** A longer ending is another word: "overcheck" is not "overdose". */
const longestEnding = 5;

function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [x, y] = [a.slice(start), b.slice(start)];
  const isSwap = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  return x.slice(1) === y.slice(1) || x.slice(1) === y || x === y.slice(1) || isSwap;
}

/**
 * A function that corrects a word to one of the `parts` of concepts. A real word is never changed into another: `known` are those
 * that are one slip away from a part. The first letter must be right.
 */
export function spellingOf(parts: readonly string[], known: readonly string[]): (word: string) => string {
  const stems = new Set(parts.map(stem));
  const real = new Set(known);
  const stars = parts.filter((part) => /^[a-z]{4,}\*$/.test(part)).map((part) => part.slice(0, -1));
  const long = parts
    .filter((part) => /^[a-z]+\*?$/.test(part))
    .map((part) => ({ start: part.replace("*", ""), isOpen: part.endsWith("*") }))
    .filter(({ start, isOpen }) => start.length >= (isOpen ? shortest.start : shortest.word));
  const byLetter = Map.groupBy(long, ({ start }) => start[0]);
  const corrected = new Map<string, string>();
  return (word) => {
    const isWord = real.has(word) || real.has(word.replace(/s$/, "")) || stems.has(stem(word));
    if (word.length < shortest.word || isSmall(word) || isWord) return word;
    let found = corrected.get(word);
    if (found === undefined) {
      const isRight = stars.some((start) => word.startsWith(start));
      // In Spanish, h is silent: "inchado" is "hinchado".
      const near = [
        ...(byLetter.get(word[0]) ?? []),
        ...(/^[aeiou]/.test(word) ? (byLetter.get("h") ?? []) : []),
      ];
      found = (isRight ? undefined : slipOf(word, near)) ?? word;
      corrected.set(word, found);
    }
    return found;
  };
}

/** The part that is one slip away, with the letters that follow its star. */
function slipOf(word: string, parts: readonly { start: string; isOpen: boolean }[]): string | undefined {
  for (const { start, isOpen } of parts) {
    if (isOneSlip(word, start)) return start;
    const { length } = start;
    if (!isOpen || word.length > length + longestEnding) continue;
    const end = [length, length - 1, length + 1].find((end) => isOneSlip(word.slice(0, end), start));
    if (end) return start + word.slice(end);
  }
  return undefined;
}
