/** Finds sentences that give another number than content/protected-facts.yaml. */
import { type Problem, show } from "../../read/problem.ts";
import { factForms, type ProtectedFact } from "../../schema/protected-facts.ts";
import { lineAt, sentenceAt, type Texts, withoutComments } from "./texts.ts";

/** Not patients' texts: what visitors type into the search, and the table itself. */
const unread = new Set(["protected-facts.yaml", "search.yaml", "zip-codes.yaml"]);

export function* protectedProblems(facts: ProtectedFact[], texts: Texts): Generator<Problem> {
  for (const [file, raw] of texts) {
    if (unread.has(file)) continue;
    const text = withoutComments(file, raw);
    for (const { about, near, form, values } of facts) {
      for (const match of text.matchAll(factForms[form])) {
        const found = match.slice(1).filter(Boolean).join("/");
        if (values.includes(found)) continue;
        const sentence = sentenceAt(text, match.index);
        const words = sentence.toLowerCase();
        if (near.length > 0 && !near.some((word) => words.includes(word.toLowerCase()))) continue;
        yield {
          file: `content/${file}`,
          line: lineAt(text, match.index),
          field: "number",
          expected: `${about}: ${values.join(" or ")}`,
          received: `${found} in ${show(sentence)}`,
          remedy:
            "correct the number. If it is another fact, say so in other words, or add the value to content/protected-facts.yaml",
          rule: "protected fact",
        };
      }
    }
  }
}
