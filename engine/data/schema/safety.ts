/** What every practice has for people in danger: the files of safety/, in one language. */
import { z } from "zod";
import { cardChanges, emergencyCards, urgentCalls } from "./emergency.ts";
import { entries, list, mark, pattern, slug } from "./fields.ts";
import { protectedFacts } from "./protected-facts.ts";
import { answerFields, synonyms } from "./search.ts";
import { translationFields } from "./translation.ts";

const answers = entries("Ideas, and the answers that hold in every practice.", {
  idea: slug("Name by which a practice answers it."),
  ...answerFields,
});

const groups = entries("Words that several emergencies need.", {
  name: pattern(
    "Its name in capitals, as the words of an emergency use it: PAIN.",
    /^[A-Z]{2,}$/,
    "expected capital letters, like PAIN",
  ),
  words: z.string().meta(
    mark({
      description:
        "Words that mean the same, with commas: pain, hurt*, ache*. Other groups may be among them: NOT wak*.",
      concept: true,
    }),
  ),
});

export const safetyFiles = {
  cards: z.strictObject({
    translation: translationFields.translation,
    cards: emergencyCards,
    always: urgentCalls,
  }),
  words: z.strictObject({ groups, realWords: list("Words that are no typos.", z.string()), synonyms }),
  answers: z.strictObject({ answers }),
  facts: protectedFacts,
  state: z.strictObject({
    cards: cardChanges.default([]),
    answers: answers.default([]),
    facts: protectedFacts.shape.facts.default([]),
  }),
  versions: z.strictObject({
    versions: entries("What changed in each version, the first one first.", {
      version: z.int().positive(),
      texts: z.record(z.string(), z.string()),
    }),
  }),
};

/** What is shown of it, with what a practice adds. */
export const safety = z.object({
  cards: emergencyCards,
  always: urgentCalls,
  answers: entries("", answerFields),
});
