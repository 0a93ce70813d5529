import { z } from "zod";
import { text } from "./fields.ts";

export const searchVocabulary = z.strictObject({
  synonyms: z
    .array(
      z.strictObject({
        words: z.array(z.string().toLowerCase().min(2)).min(1).meta({ description: "What patients type." }),
        means: text("What to look for instead, in words of the site."),
      }),
    )
    .default([])
    .meta({ description: "Everyday words and the words our pages use." }),
  crisis: z
    .array(z.string().toLowerCase().min(3))
    .default([])
    .meta({ description: "Words that put the 988 line above all results." }),
});
