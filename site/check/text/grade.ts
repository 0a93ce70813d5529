/** Word and sentence counts, and the Flesch-Kincaid grade. */
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

/** A phone number or address counts as one word. */
const plain = (text: string) =>
  text.replace(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g, "number").replace(/\S+@\S+\.\w+/g, "address");

/** The library doesn't handle digits: count one syllable each, which is about how they are spoken. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.replace(/\D/g, "").length : syllable(word));

/** Undefined if there are no sentences. */
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
