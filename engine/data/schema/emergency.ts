/** One wording for each emergency. Articles and services refer to it by id; the search shows it when a query has one of its meanings. */
import { z } from "zod";
import { entries, flag, id, line, list, meanings, object, pattern, sample, text } from "./fields.ts";

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

const cardId = id("Name by which articles and services include it: stroke.");
const fields = {
  title: text("Heading of the card: Signs of a stroke."),
  signs: list("How to tell, one sign on a line.", line("One sign, in plain words.")).min(1),
  action: list(
    "What to do, one step on a line, whom to call first. One line is a sentence; several are a list.",
    line(
      "One step. It may begin with two to five strong words between two stars: **Call 911 if** someone faints.",
      {
        lead: true,
      },
    ),
  ).min(1),
  calls: calls("Whom to call, the first choice first."),
};
const optional = {
  inOrder: z.boolean().optional().meta({
    description: "The lines of what to do are steps, one after the other: they are numbered.",
  }),
  leave: object("For a card that nobody else may see: a link that takes this page's place in the history.", {
    label: text("Words of the link: Leave this page quickly."),
    url: z.url().meta({ description: "A site that tells nothing about the reader: a weather search." }),
  }).optional(),
  words: meanings("above all results"),
  unreviewed: flag("No clinician has read the card yet. Preflight lists it."),
};

/** Every practice has these: safety/cards.yaml. */
export const emergencyCards = entries(
  "Emergencies, in the order of their cards.",
  { id: cardId, ...fields, ...optional },
  { keys: ["id"] },
);
export const urgentCalls = calls("One line of numbers with every search field.");
export type Emergency = z.infer<typeof emergencyCards>[number];

const otherwise = {
  title: fields.title.optional(),
  signs: fields.signs.optional(),
  action: fields.action.optional(),
  calls: fields.calls.optional(),
};
/** What a practice, or a state, words otherwise. */
export const cardChanges = entries(
  "Cards of your own, and what you word otherwise on a card that every practice has: its id, and only the texts that differ. Keep its numbers.",
  { id: cardId, ...otherwise, ...optional },
  { keys: ["id"] },
);

export const emergencies = z.strictObject({ emergencies: cardChanges.default([]), sample });
