/** Advice about reading grade and length. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { type Entry, entriesOf } from "./entries.ts";
import { gradeOf, sentencesOf, wordsIn } from "./grade.ts";
import { median } from "./statistics.ts";

const highestGrade = 9;
const highestLegalGrade = 12;
const highestMedian = 7;
const fewestArticleWords = 500;
const paragraphWords = 90;

export const wordCount = (entry: Entry) => wordsIn(entry.words.join("\n")).length;
const rounded = (grade: number) => grade.toFixed(1);

export const readingAdvice = (site: Site) => adviceOn(entriesOf(site));

export function* adviceOn(entries: Entry[]): Generator<Problem> {
  for (const entry of entries) {
    yield* tooHard(entry);
    yield* wrongLength(entry);
  }
  const articles = entries.filter(({ kind }) => kind === "article");
  const middle = median(articles.map((article) => gradeOf(article.sentences) ?? 0));
  if (middle > highestMedian) {
    yield {
      file: "blogs",
      path: ["reading grade"],
      expected: `a median of at most ${rounded(highestMedian)} over all articles`,
      found: rounded(middle),
      todo: "start with the hardest articles of the table: shorter sentences, more common words",
    };
  }
}

function* tooHard({ kind, file, sentences }: Entry): Generator<Problem> {
  const limit = kind === "legal" ? highestLegalGrade : highestGrade;
  const grade = gradeOf(sentences) ?? 0;
  if (grade <= limit) return;
  const hardest = sentences
    .flatMap((text) => sentencesOf(text))
    .sort((a, b) => (gradeOf([b]) ?? 0) - (gradeOf([a]) ?? 0))
    .slice(0, 3);
  yield {
    file,
    path: ["reading grade"],
    expected: `at most ${rounded(limit)}`,
    found: rounded(grade),
    todo: `split long sentences and use common words. The hardest: ${hardest.map(show).join(" ")}`,
  };
}

function* wrongLength(entry: Entry): Generator<Problem> {
  const { kind, file, paragraphs } = entry;
  const words = wordCount(entry);
  if (kind === "article" && words < fewestArticleWords) {
    yield {
      file,
      path: ["text"],
      expected: `at least ${fewestArticleWords} words`,
      found: `${words} words`,
      todo: "say more about what to do, or write kind: news for a short notice",
    };
  }
  for (const paragraph of paragraphs) {
    const length = wordsIn(paragraph).length;
    if (length <= paragraphWords) continue;
    yield {
      file,
      path: ["paragraph"],
      expected: `at most ${paragraphWords} words`,
      found: `${length} words: ${show(paragraph)}`,
      todo: "make two paragraphs of it, with a blank line between them",
    };
  }
}
