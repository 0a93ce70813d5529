import { z } from "zod";
import { line, mark, sample, sitePath, text } from "./fields.ts";

export const searchVocabulary = z.strictObject({
  synonyms: z
    .array(
      z.strictObject({
        words: z.array(z.string().toLowerCase().min(2)).min(1).meta({ description: "What patients type." }),
        means: text("What to look for instead, in words of the site."),
      }),
    )
    .default([])
    .meta(
      mark({
        description: "Everyday words and the words your pages use: words [shots, booster] mean vaccines.",
        ownList: true,
      }),
    ),
  crisis: z.array(z.string().toLowerCase().min(3)).default([]).meta({
    description:
      "Words that put the 988 line above all results. Words of other emergencies are in emergencies.yaml.",
  }),
  answers: z
    .array(
      z.strictObject({
        words: z
          .array(z.string().toLowerCase().min(2))
          .min(1)
          .meta({ description: "What patients type: words or short phrases, in English and Spanish." }),
        title: text("The answer's heading, which links to the page."),
        text: line("The answer in one or two sentences. {phone} and the other placeholders are filled in.", {
          beside: true,
        }),
        path: sitePath("The page that says more: /contact-us."),
      }),
    )
    .default([])
    .meta(
      mark({
        description: "Answers to what patients come to do, shown above all results.",
        keys: ["path"],
      }),
    ),
  sample,
});
