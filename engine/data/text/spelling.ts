/** Corrects one slip in a word: a letter left out, added, changed, or swapped with the next; also letters that sound alike. */
import { groupBy } from "./group-by.ts";
import { isSmall } from "./small-words.ts";
import { stem } from "./stem.ts";

/** Words in which each slip is looked for. A shorter one has too many neighbors that are words too. */
const shortest = { slip: 6, swap: 4, half: 4 };
/** A longer ending is another word: "overcheck" is not "overdose". */
const longestEnding = 5;

/** Letters that sound alike in Spanish, written in one way: "bibora" is "víbora", "inchado" is "hinchado", "enbarazada" is "embarazada". */
const soundOf = (word: string) =>
  word
    .replaceAll("sh", "ch")
    .replace(/([ctpgw]h)|h/g, "$1")
    .replaceAll("v", "b")
    .replace(/n(?=[bp])/g, "m")
    .replace(/z|c(?=[ei])/g, "s")
    .replace(/g(?=[ei])/g, "j")
    .replace(/qu(?=[ei])|k/g, "c")
    .replaceAll("ll", "y")
    .replace(/(.)\1/g, "$1");

function isOneSlip(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [x, y] = [a.slice(start), b.slice(start)];
  const isSwap = x[0] === y[1] && x[1] === y[0] && x.slice(2) === y.slice(2);
  // A changed consonant is another word: "prevent" is not "present".
  const isChange = x.slice(1) === y.slice(1) && /^[aeiouy]{2}$/.test(`${x[0]}${y[0]}`);
  return isChange || x.slice(1) === y || x === y.slice(1) || isSwap;
}

/** The word with each two neighbors swapped, but for the first letter. */
const swaps = (word: string) =>
  Array.from(
    { length: word.length - 2 },
    (_, at) => word.slice(0, at + 1) + word[at + 2] + word[at + 1] + word.slice(at + 3),
  );

/**
 * A function that corrects a word to one of the `parts` of concepts. A real word is never changed into another: `known` are those
 * that are one slip away from a part. The first letter must be right.
 */
export function spellingOf(parts: readonly string[], known: readonly string[]): (word: string) => string {
  const stems = new Map(parts.map((part) => part.replace("*", "")).map((start) => [stem(start), start]));
  const words = new Set(parts);
  const stars = parts.filter((part) => part.endsWith("*")).map((part) => part.slice(0, -1));
  const real = new Set(known);
  const long = parts
    .filter((part) => /^[a-z]{5,}\*?$/.test(part))
    .map((part) => ({ start: part.replace("*", ""), isOpen: part.endsWith("*") }))
    .map((part) => ({ ...part, sound: soundOf(part.start) }));
  const byLetter = groupBy(long, ({ sound }) => sound[0]);
  const corrected = new Map<string, string>();
  function correct(word: string): string {
    if (word.length < shortest.swap || isSmall(word) || real.has(word) || real.has(word.replace(/s$/, "")))
      return word;
    if (stems.has(stem(word))) return word;
    const two = apart(word);
    if (two || stars.some((start) => word.startsWith(start))) return two ?? word;
    return (
      slipOf(word, byLetter.get(soundOf(word)[0]) ?? []) ??
      swaps(word)
        .map((one) => stems.get(stem(one)))
        .find(Boolean) ??
      word
    );
  }
  /** Two words written as one: "chestpain". */
  function apart(word: string): string | undefined {
    for (let at = shortest.half; at <= word.length - shortest.half; at++) {
      const halves = [word.slice(0, at), word.slice(at)] as const;
      if (words.has(halves[0]) && stems.has(stem(halves[1]))) return halves.join(" ");
    }
    return undefined;
  }
  return (word) => {
    const found = corrected.get(word) ?? correct(word);
    corrected.set(word, found);
    return found;
  };
}

/** The part that is one slip away, with the letters that follow its star. */
function slipOf(
  word: string,
  parts: readonly { start: string; isOpen: boolean; sound: string }[],
): string | undefined {
  const heard = soundOf(word);
  for (const { start, isOpen, sound } of parts) {
    if (heard === sound || (isOpen && heard.startsWith(sound))) return start;
    if (Math.max(word.length, start.length) >= shortest.slip && isOneSlip(word, start)) return start;
    if (!isOpen || start.length < shortest.slip || word.length > start.length + longestEnding) continue;
    // Another last letter before the star is another word: "explore" is not "explode".
    if (word.startsWith(start.slice(0, -1))) continue;
    const end = [0, -1, 1].find((more) => isOneSlip(word.slice(0, start.length + more), start));
    if (end !== undefined) return start + word.slice(start.length + end);
  }
  return undefined;
}
