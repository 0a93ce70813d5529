/** Word and sentence counts, and the Flesch-Kincaid grade. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { Language } from "../../text/language.ts";

export const sentencesOf = (text: string, language: Language = "en"): string[] =>
  segmentsOf(text, "sentence", language)
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

export const wordsIn = (text: string, language: Language = "en"): string[] =>
  segmentsOf(text, "word", language)
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

const segmentsOf = (text: string, granularity: "sentence" | "word", language: Language) => [
  ...new Intl.Segmenter(language, { granularity }).segment(text),
];

/** A phone number or address counts as one word. */
const plain = (text: string) =>
  text.replace(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g, "number").replace(/\S+@\S+\.\w+/g, "address");

/** The library doesn't handle digits: count one syllable each, which is about how they are spoken. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.replace(/\D/g, "").length : syllable(word));

/** Undefined if there are no sentences. */
export function gradeOf(texts: string[]): number | undefined {
  const sentences = texts.flatMap((text) => sentencesOf(plain(text)));
  const words = sentences.flatMap((sentence) => wordsIn(sentence));
  if (words.length === 0) return undefined;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  });
}
