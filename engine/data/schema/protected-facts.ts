import { z } from "zod";
import { choice, entries, fact, list, text } from "./fields.ts";

/** Numbers in text, by the form in which they are written, in English or Spanish. */
export const factForms = {
  pair: /\b(\d{2,3})\s?(?:\/|over|sobre|on top (?:or|and|over))\s?(\d{2,3})\b(?!\/)/g,
  "short-number":
    /\b(?:(?:call|text|dial|calling|texting)(?: or (?:call|text))?|(?:llam\w+|marque)(?: [^.\d]{0,30})? (?:al|el)) \[?(\d{3})\b(?![-\d])/gi,
  "toll-free": /\b(1-8\d\d-\d{3}-\d{4})\b/g,
  "minutes-a-week":
    /\b(\d+) (?:minutes|minutos)(?: (?:of|de) [^.;:]{1,40}?)? (?:(?:a|each|per|every) week|(?:a la|por|cada) semana)\b/gi,
  "amount-a-day":
    /\b(\d[\d,]*) (?:mg|milligrams|miligramos|IU|UI)(?: (?:of|de) [^.;:]{1,20}?)? (?:a day|al día)(?!\p{L})/giu,
  decimal: /\b(\d{1,2}\.\d)\b/g,
  // Where a range of ages begins: the end of a range, or "started at 65" in a story, is another fact.
  age: /\b(?:(?:starts?|begins?) at (?:age )?|empiezan? a los )(\d{2})\b|\b(?:(?:at|from) (?:age )?|a los )(\d{2}),|\b(\d{2}) (?:to \d{2}|and older|a \d{2} años|años o más)(?!\p{L})/giu,
} as const;

export type FactForm = keyof typeof factForms;

export const protectedFacts = z.strictObject({
  facts: entries("Numbers that must be right wherever a text has them.", {
    about: fact(text("What the numbers are, for the message: Normal blood pressure.")),
    near: list(
      "Only sentences with one of these words are checked. None: every sentence.",
      fact(text("Words of a sentence that is about it.")),
    ).default([]),
    form: choice(
      "How it is written. pair: 120/80 or 120 over 80. short-number: call 911. toll-free: 1-800-222-1222. minutes-a-week: 150 minutes a week. amount-a-day: 2,300 mg a day. decimal: 5.7. age: starts at 45, 45 to 75, 50 and older.",
      Object.keys(factForms) as FactForm[],
    ),
    values: list("The right values: 120/80.", fact(text("A right value."))).min(1),
  }),
});

export type ProtectedFact = z.infer<typeof protectedFacts>["facts"][number];
