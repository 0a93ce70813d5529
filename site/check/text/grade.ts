/** How hard a text is to read: words, sentences and the Flesch-Kincaid school grade. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

export function sentencesOf(text: string): string[] {
  return [...sentenceSegmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

export function wordsIn(text: string): string[] {
  return [...wordSegmenter.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

/** A phone number or an address is read as one thing, not as a row of hard words. */
const plain = (text: string) =>
  text.replace(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g, "number").replace(/\S+@\S+\.\w+/g, "address");

/** The library knows no numbers: a digit counts as one syllable, which is about how they are spoken. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.replace(/\D/g, "").length : syllable(word));

/** The school grade of running text, or undefined where there is none. */
export function gradeOf(texts: string[]): number | undefined {
  const sentences = texts.flatMap((text) => sentencesOf(plain(text)));
  const words = sentences.flatMap(wordsIn);
  if (words.length === 0) return undefined;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  });
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}
