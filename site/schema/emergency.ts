/** One wording for each emergency. Articles and services refer to it by id; the search shows it when a query has one of its meanings. */
import { z } from "zod";
import { entries, flag, line, mark, meanings, sample, slug, text } from "./fields.ts";

const call = z.strictObject({
  label: text("Words of the button: Call 911. A number that the words leave out is added."),
  phone: z
    .string()
    .regex(/^(\d{3,6}|(1-)?\d{3}-\d{3}-\d{4})$/, {
      error: 'expected a number in quotes, like "911" or "1-800-222-1222"',
    })
    .meta({ description: 'The number, in quotes: "911", "1-800-222-1222".' }),
  sms: flag("true sends a text message instead of calling."),
  message: text("The word that the text message starts with: AYUDA.").optional(),
});
const calls = (description: string) =>
  z
    .array(call)
    .min(1)
    .meta(mark({ description, keys: ["phone", "sms"] }));

export const emergencies = z.strictObject({
  emergencies: entries(
    "Emergencies, in the order of their cards.",
    {
      id: slug("Name by which articles and services include it: stroke."),
      urgency: z
        .enum(["now"])
        .default("now")
        .meta({ description: "now: help is called at once. There is no other kind here." }),
      title: text("Heading of the card: Signs of a stroke."),
      signs: z
        .array(line("One sign, in plain words.", { beside: true }))
        .min(1)
        .meta({ description: "How to tell, one sign on a line, without Markdown." }),
      action: line("What to do, in one or two sentences.", { beside: true }),
      calls: calls("Whom to call, the first choice first."),
      leave: z
        .strictObject({
          label: text("Words of the link: Leave this page quickly."),
          url: z.url().meta({ description: "A site that tells nothing about the reader: a weather search." }),
        })
        .optional()
        .meta({
          description:
            "For a card that nobody else may see: a link that takes this page's place in the history.",
        }),
      words: meanings("above all results"),
      unreviewed: flag("true: no clinician has read the card yet. Preflight lists it."),
    },
    { keys: ["id"] },
  ).default([]),
  always: calls("One line of numbers with every search field.").optional(),
  groups: entries("Words that several emergencies need.", {
    name: z
      .string()
      .regex(/^[A-Z]{2,}$/, { error: "expected capital letters, like PAIN" })
      .meta({ description: "Its name in capitals, as the words of an emergency use it: PAIN." }),
    words: z.string().meta({
      description:
        "Words that mean the same, with commas: pain, hurt*, ache*. Other groups may be among them: NOT wak*.",
    }),
  }).default([]),
  realWords: z.array(z.string().toLowerCase()).default([]).meta({
    description:
      "Words that are one letter away from a word of an emergency and mean something else: strike (stroke). Words of your pages are known without this list.",
  }),
  sample,
});

export type Emergency = z.infer<typeof emergencies>["emergencies"][number];
