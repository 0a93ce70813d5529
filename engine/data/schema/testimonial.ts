import { z } from "zod";
import { date, entries, fact, mark, sample, text } from "./fields.ts";

export const testimonials = z.strictObject({
  reviews: entries(
    "Real reviews, each with permission. Without any, the site shows none.",
    {
      quote: text("The patient's own words.").meta(
        mark({
          shownBy: ["pages/testimonials.yaml", "pages/home.yaml reviews", "pages/home.yaml quote"],
        }),
      ),
      name: fact(text("First name and initial: Jordan S.")),
      source: text("Where the review came from: Google, letter, Sample."),
      date,
      authorizationOnFile: z.boolean().meta({
        description: "Only if the patient's signed permission is on file.",
      }),
    },
    { keys: ["name", "date"] },
  ).default([]),
  repeat: z
    .number()
    .int()
    .min(1)
    .max(12)
    .default(1)
    .meta({ description: "How often the list is repeated to fill the grid. 1 once reviews are real." }),
  sample,
});
