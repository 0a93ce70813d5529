/** Advice about wording that is hard on patients. */
import type { Problem } from "../../read/problem.ts";
import { show } from "../../read/problem.ts";
import type { Entry } from "./entries.ts";

const rules: { pattern: RegExp; expected: string; remedy: string }[] = [
  { pattern: /—/, expected: "no long dash", remedy: "make two sentences, or use a comma" },
  { pattern: /!/, expected: "no exclamation mark", remedy: "end the sentence with a full stop" },
  {
    pattern: /\breach out\b/i,
    expected: '"call us" or "write to us"',
    remedy: "say what to do in plain words",
  },
  {
    pattern: /\b(guaranteed?|the best (care|doctors?|practice)|world-class|state-of-the-art|cutting-edge)\b/i,
    expected: "no promise and no superlative about the practice",
    remedy: "say what we do instead",
  },
  {
    pattern: /\b(colour|neighbour|behaviour|programme|centre|paediatric|organis|recognis|counsell(or|ing))/i,
    expected: "American spelling",
    remedy: "write color, neighbor, behavior, program, center, organize and so on",
  },
  {
    pattern:
      /\b(check-ups?|telephone|laborator(y|ies)|gymnasium|supper|e-mails?|short breath|phones? you)\b/i,
    expected: "the word that an American patient would say",
    remedy: "write checkup, phone, lab, gym, dinner, email, shortness of breath, calls you",
  },
];

export function* voiceAdvice(entries: Entry[]): Generator<Problem> {
  for (const { file, title, words, around } of entries) {
    for (const text of [title, ...words, ...around]) {
      for (const { pattern, expected, remedy } of rules) {
        const found = pattern.exec(text);
        if (!found) continue;
        const around = text.slice(Math.max(0, found.index - 30), found.index + 40);
        yield {
          file,
          field: "words",
          expected,
          received: show(around),
          remedy,
          rule: "voice",
          severity: "advice",
        };
      }
    }
  }
}
