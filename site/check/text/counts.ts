/** "Our three offices" against the number of offices there are. */
import { type Problem, show } from "../../read/problem.ts";
import { lineAt, type Texts, withoutComments } from "./texts.ts";

interface Counted {
  locations: unknown[];
  providers: { credential: string }[];
}

const numbers = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const number = `(?<number>${numbers.slice(2).join("|")}|[2-9]|1\\d)`;
/** "Three offices", "three Arizona offices", "all three of our offices". */
const counted = new RegExp(
  `\\b(?<!\\b(?:of|than|to|or)\\s)(?:(?<both>both)|${number})(?:(?<=\\ball \\w+) of our)?(?: [\\w-]+)? (?<thing>offices|locations|providers|doctors|physicians)\\b`,
  "gi",
);

export function* countAdvice(texts: Texts, { locations, providers }: Counted): Generator<Problem> {
  const doctors = providers.filter(({ credential }) => /\b(?:M\.?D|D\.?O)\b/.test(credential)).length;
  const counts: Record<string, { count: number; noun: string }> = {
    offices: { count: locations.length, noun: "office" },
    locations: { count: locations.length, noun: "office" },
    providers: { count: providers.length, noun: "provider" },
    doctors: { count: doctors, noun: "physician" },
    physicians: { count: doctors, noun: "physician" },
  };
  for (const [file, written] of texts) {
    // Articles and reviews may describe an earlier time.
    if (file.startsWith("blogs/") || file === "testimonials.yaml") continue;
    const text = withoutComments(file, written);
    for (const match of text.matchAll(counted)) {
      const { both, number: word = "two", thing = "" } = match.groups ?? {};
      const real = counts[thing.toLowerCase()];
      const stated = numbers.indexOf(word.toLowerCase());
      // "Tell both doctors" is about any two.
      if (!real || (both && real.noun !== "office")) continue;
      if ((stated < 0 ? Number(word) : stated) === real.count) continue;
      yield {
        file: `content/${file}`,
        line: lineAt(text, match.index),
        field: "number",
        expected: `${real.count} ${real.noun}${real.count === 1 ? "" : "s"}`,
        received: show(match[0]),
        remedy: "correct the number, or say it without one. {offices} names all offices",
        rule: "number of offices or people",
        severity: "advice",
      };
    }
  }
}
