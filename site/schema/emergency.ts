/** One wording for each emergency. Articles and services refer to it by id; the search shows it when a query contains one of its words. */
import { z } from "zod";
import { line, mark, sample, slug, text } from "./fields.ts";

const call = z.strictObject({
  label: text("Words of the button: Call 911. A number that the words leave out is added."),
  phone: z
    .string()
    .regex(/^(\d{3,6}|(1-)?\d{3}-\d{3}-\d{4})$/, {
      error: 'expected a number in quotes, like "911" or "1-800-222-1222"',
    })
    .meta({ description: 'The number, in quotes: "911", "1-800-222-1222".' }),
  sms: z.boolean().default(false).meta({ description: "true sends a text message instead of calling." }),
});

export const emergencies = z.strictObject({
  emergencies: z
    .array(
      z.strictObject({
        id: slug("Name by which articles and services include it: stroke."),
        urgency: z
          .enum(["now"])
          .default("now")
          .meta({ description: "now: help is called at once. There is no other kind in this file." }),
        title: text("Heading of the card: Signs of a stroke."),
        signs: z
          .array(line("One sign, in plain words.", { beside: true }))
          .min(1)
          .meta({ description: "How to tell, one sign on a line, without Markdown." }),
        action: line("What to do, in one or two sentences.", { beside: true }),
        calls: z
          .array(call)
          .min(1)
          .meta(mark({ description: "Whom to call, the first choice first.", keys: ["phone", "sms"] })),
        words: z.array(z.string().toLowerCase().min(3)).default([]).meta({
          description:
            "What people type into the search when it happens, in English and Spanish. Raises the card above all results.",
        }),
      }),
    )
    .default([])
    .meta(mark({ description: "Emergencies, in the order of their cards.", keys: ["id"] })),
  sample,
});

export type Emergency = z.infer<typeof emergencies>["emergencies"][number];
