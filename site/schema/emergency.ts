/** One wording for each emergency. Articles and services refer to it by id; the search shows it when a query has one of its meanings. */
import { z } from "zod";
import { entries, flag, line, list, mark, meanings, object, pattern, sample, slug, text } from "./fields.ts";

const calls = (about: string) =>
  entries(
    about,
    {
      label: text("Words of the button: Call 911. A number that the words leave out is added."),
      phone: pattern(
        "The number: 911, 1-800-222-1222.",
        /^(\d{3,6}|(1-)?\d{3}-\d{3}-\d{4})$/,
        "expected a number like 911 or 1-800-222-1222",
      ),
      sms: flag("Sends a text message instead of calling."),
      message: text("The word that the text message starts with: AYUDA.").optional(),
    },
    { keys: ["phone", "sms"] },
  ).min(1);

export const emergencies = z.strictObject({
  emergencies: entries(
    "Emergencies, in the order of their cards.",
    {
      id: slug("Name by which articles and services include it: stroke."),
      title: text("Heading of the card: Signs of a stroke."),
      signs: list("How to tell, one sign on a line.", line("One sign, in plain words.")).min(1),
      action: line("What to do, in one or two sentences."),
      calls: calls("Whom to call, the first choice first."),
      leave: object(
        "For a card that nobody else may see: a link that takes this page's place in the history.",
        {
          label: text("Words of the link: Leave this page quickly."),
          url: z.url().meta({ description: "A site that tells nothing about the reader: a weather search." }),
        },
      ).optional(),
      words: meanings("above all results"),
      unreviewed: flag("No clinician has read the card yet. Preflight lists it."),
    },
    { keys: ["id"] },
  ).default([]),
  always: calls("One line of numbers with every search field.").optional(),
  groups: entries("Words that several emergencies need.", {
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
  }).default([]),
  realWords: list(
    "Words that are one letter away from a word of an emergency and mean something else: strike (stroke). Words of your pages are known without this list.",
    z.string().toLowerCase(),
  ).default([]),
  sample,
});

export type Emergency = z.infer<typeof emergencies>["emergencies"][number];
