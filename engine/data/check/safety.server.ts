/** A practice may add to the cards and answers that every practice has, and word them otherwise. It can't take a number away. */
import { numbersIn } from "../read/compare.ts";
import { officeStates } from "../read/own-safety.server.ts";
import type { Problem } from "../read/problem.ts";
import { commonSafety } from "../read/safety.server.ts";
import type { Site } from "../read/site.server.ts";
import type { Emergency } from "../schema/emergency.ts";
import { plainWords } from "../text/words.ts";

const needed = ["title", "signs", "action", "calls"] as const;
type Part = (typeof needed)[number];

export function* checkCards(site: Site): Generator<Problem> {
  const common = commonSafety(officeStates(site), "en").cards;
  for (const [index, own] of site.emergencies.emergencies.entries()) {
    const card = common.find(({ id }) => id === own.id);
    for (const part of needed) {
      const problem = { file: "emergencies.yaml", path: ["emergencies", index, part] };
      const value = own[part];
      if (!value && !card)
        yield {
          ...problem,
          expected: `${part} of a card of your own`,
          found: "nothing",
          todo: `write it. If you mean a card that every practice has, correct its id: ${common.map(({ id }) => id).join(", ")}`,
        };
      if (!value || !card) continue;
      const [kept, lost] = [numbersOf({ [part]: value }), numbersOf({ [part]: card[part] })];
      const missing = lost.filter((number) => !kept.includes(number));
      if (missing.length > 0)
        yield {
          ...problem,
          expected: `every number of the card that every practice has: ${[...new Set(lost)].join(", ")}`,
          found: `no ${missing.join(", no ")}`,
          todo: "write them too: people in danger act on them. Or delete this line, and the card has the text that every practice has",
        };
    }
  }
}

/** Also whether a call is a text message. */
function numbersOf({ title, signs = [], action = [], calls = [] }: Partial<Pick<Emergency, Part>>): string[] {
  const words = [title ?? "", ...[...signs, ...action].map(plainWords)];
  return [...words.flatMap(numbersIn), ...calls.map(({ phone, sms }) => (sms ? `text to ${phone}` : phone))];
}

/** An answer of one's own has words, a heading, a sentence and a page. Ideas have words, and some a sentence. */
export function* checkAnswers(site: Site): Generator<Problem> {
  const common = commonSafety(officeStates(site), "en").answers;
  for (const [index, { idea, words, title, text, path }] of site.search.answers.entries()) {
    const known = common.find((answer) => answer.idea === idea);
    const missing = [
      ...(words.length > 0 || idea ? [] : ["words"]),
      ...(title || known?.title ? [] : ["title"]),
      ...(text || known?.text ? [] : ["text"]),
      ...(path || known?.text ? [] : ["path"]),
    ];
    for (const part of missing)
      yield {
        file: "search.yaml",
        path: ["answers", index, part],
        expected: `${part} of the answer`,
        found: "nothing",
        todo: "write it, or delete the answer",
      };
    const lost = known?.text && text ? numbersIn(plainWords(known.text)) : [];
    const gone = lost.filter((number) => !numbersIn(plainWords(text ?? [])).includes(number));
    if (gone.length > 0)
      yield {
        file: "search.yaml",
        path: ["answers", index, "text"],
        expected: `every number of the answer that every practice has: ${lost.join(", ")}`,
        found: `no ${gone.join(", no ")}`,
        todo: "write them too, or delete the line text, and the answer has the text that every practice has",
      };
  }
}
