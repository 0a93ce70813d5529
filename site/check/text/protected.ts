/** Finds sentences that give another number than content/protected-facts.yaml. */
import { type Problem, show } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { factForms } from "../../schema/protected-facts.ts";
import { type Source, sentenceAt, textMatches } from "./texts.ts";

/** Not patients' texts: what visitors type into the search, and the table itself. */
const unread = new Set(["protected-facts.yaml", "search.yaml", "es/search.yaml", "zip-codes.yaml"]);

export function* protectedProblems(
  { protectedFacts }: Pick<Site, "protectedFacts">,
  { allTexts }: Pick<Source, "allTexts">,
): Generator<Problem> {
  for (const { about, near, form, values } of protectedFacts) {
    for (const { file, text, match, place } of textMatches(allTexts, factForms[form])) {
      const found = match.slice(1).filter(Boolean).join("/");
      if (unread.has(file) || values.includes(found)) continue;
      const sentence = sentenceAt(text, match.index);
      const words = sentence.toLowerCase();
      if (near.length > 0 && !near.some((word) => words.includes(word.toLowerCase()))) continue;
      yield {
        ...place,
        expected: `${about}: ${values.join(" or ")}`,
        found: `${found} in ${show(sentence)}`,
        todo: "correct the number. If it is another fact, say so in other words, or add the value to content/protected-facts.yaml",
      };
    }
  }
}
