/** Advice about English pages that are hard to read: the Flesch-Kincaid grade. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { factFile, factNames, facts } from "../../kinds/facts.ts";
import { pageFile } from "../../kinds/pages.ts";
import { type ContentFile, filesOf, isPage } from "../../pages.ts";
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import type { Inline } from "../../schema/blocks.ts";
import { plainWords } from "../../text/words.ts";

const highestGrade = 9;
const highestLegalGrade = 12;

/** Files with texts that are read like a page, though they have no path. */
const besides = [
  ...factNames.filter((name) => facts[name].checks === "texts").map(factFile),
  pageFile("not-found"),
];

export function* readingAdvice(site: Site): Generator<Problem> {
  for (const file of filesOf(site)) {
    if (!isPage(file) && !besides.includes(file.file)) continue;
    const limit = isPage(file) && file.reading === "legal" ? highestLegalGrade : highestGrade;
    const problem = tooHard(sentencesOf(file), limit);
    if (problem) yield { file: file.file, path: ["reading grade"], ...problem };
  }
}

/** Whole sentences only: headings and list items without a period would lower the grade. */
function sentencesOf({ fields, body }: ContentFile): string[] {
  const lines = fields.filter(({ mark }) => mark.line && !mark.otherLanguage);
  const texts = [
    ...lines.map(({ value }) => plainWords(value as Inline[])),
    ...body
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => {
        if (block.type === "paragraph") return [plainWords(block.text)];
        return block.type === "list" ? block.items.map(plainWords) : [];
      }),
  ];
  return texts.filter((text) => /[.?!:]["”)]?\s*$/.test(text));
}

export function tooHard(texts: string[], limit: number) {
  const grade = gradeOf(texts) ?? 0;
  if (grade <= limit) return undefined;
  const hardest = texts
    .flatMap((text) => split(text, "sentence"))
    .sort((a, b) => (gradeOf([b]) ?? 0) - (gradeOf([a]) ?? 0))
    .slice(0, 3);
  return {
    expected: `at most ${limit.toFixed(1)}`,
    found: grade.toFixed(1),
    todo: `split long sentences and use common words. The hardest: ${hardest.map(show).join(" ")}`,
  };
}

/** Undefined if there are no sentences. */
export function gradeOf(texts: string[]): number | undefined {
  const sentences = texts
    .flatMap((text) => split(plain(text), "sentence"))
    .filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => split(sentence, "word"));
  if (words.length === 0) return undefined;
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  });
}

const split = (text: string, granularity: "sentence" | "word") =>
  [...new Intl.Segmenter("en", { granularity }).segment(text)]
    .filter(({ isWordLike }) => isWordLike !== false)
    .map(({ segment }) => segment.trim());

/** A phone number or address counts as one word. */
const plain = (text: string) =>
  text.replace(/\(?\d{3}\)?[ -]\d{3}-\d{4}/g, "number").replace(/\S+@\S+\.\w+/g, "address");

/** The library doesn't handle digits: count one syllable each, which is about how they are spoken. */
const syllablesOf = (word: string) => (/^\d/.test(word) ? word.replace(/\D/g, "").length : syllable(word));
