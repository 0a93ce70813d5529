/** Advice about the Spanish texts: how easily they read. */

import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { sentencesOf, wordsIn } from "./grade.ts";

/** The lowest value at which most adults read a text without trouble. */
export const easyEnough = 55;

/** A page with a few words has no value that means anything. */
const fewestSentences = 3;
export const easeOf = ({ sentences }: Entry) =>
  sentences.length >= fewestSentences ? inflesz(sentences) : undefined;

export function* spanishAdvice({ spanish }: Site): Generator<Problem> {
  for (const entry of spanish ? entriesOf(spanish) : []) {
    const ease = easeOf(entry) ?? easyEnough;
    if (ease < easyEnough)
      yield {
        file: entry.file,
        path: ["text"],
        expected: `a text that reads easily: INFLESZ ${easyEnough} or more`,
        found: ease.toFixed(1),
        todo: "write shorter sentences and shorter words",
      };
  }
}

/** Each vowel but the second of a diphthong. Strong ones are a syllable of their own beside another: país, leer, caos. */
const syllable = /(?<![aeiouáéíóúü])[aeiouáéíóúü]|(?<=[aeoáéíóú])[aeoáéíóú]/g;

/** Spanish is written as it is spoken, so its syllables can be counted. */
export function spanishSyllables(word: string): number {
  const letters = word
    .toLowerCase()
    // In que, qui, gue and gui the u is silent; y is a vowel at the end of a word or alone.
    .replace(/([qg])u(?=[eiéí])/g, "$1")
    .replace(/y(?![aeiouáéíóúü])/g, "i")
    .replace(/h/g, "");
  return Math.max(1, letters.match(syllable)?.length ?? 0);
}

/** A phone number counts as one word of its digits; a digit is about a syllable and a half, as it is spoken. */
const syllablesOf = (word: string) =>
  /^\d/.test(word) ? Math.ceil(word.replace(/\D/g, "").length * 1.5) : spanishSyllables(word);

/**
 * How easily a Spanish text reads: Szigriszt-Pazos' perspicuity, on the INFLESZ scale. 55 to 65 is normal, 65 to 80 quite
 * easy, above that very easy. Undefined if there are no sentences.
 */
export function inflesz(texts: string[]): number | undefined {
  // The periods of a.m. end no sentence.
  const sentences = texts.flatMap((text) => sentencesOf(text.replace(/\b([ap])\.\s?m\./g, "$1m"), "es"));
  const words = sentences.flatMap((sentence) => wordsIn(sentence, "es"));
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 206.835 - (62.3 * syllables) / words.length - words.length / sentences.length;
}
