import { z } from "zod";
import { entries, flag, line, list, meanings, reference, sample, sitePath, text } from "./fields.ts";

export const synonyms = entries(
  "Everyday words and the words your pages use: shots and booster mean vaccines.",
  {
    words: list("What patients type.", z.string().toLowerCase().min(2)).min(1),
    means: z.string().trim().min(1).meta({
      description: "What to look for instead, in words of the site.",
    }),
  },
  { ownList: true },
);

export const answerFields = {
  words: meanings("above all results"),
  alone: flag("Only if the query means nothing else, like my mom."),
  title: text("The answer's heading, which links to the page.").optional(),
  text: line(
    "The answer in one or two sentences. {phone} and the other placeholders are filled in.",
  ).optional(),
};

export const searchVocabulary = z.strictObject({
  synonyms: synonyms.default([]),
  answers: entries(
    "Answers to what patients come to do, shown above all results.",
    {
      idea: reference(
        "ideas",
        "What patients ask, if it is one of these: its words are known. Without it, write words of your own.",
      ).optional(),
      ...answerFields,
      path: sitePath("The page that says more: /contact-us.").optional(),
    },
    { keys: ["path"] },
  ).default([]),
  sample,
});
