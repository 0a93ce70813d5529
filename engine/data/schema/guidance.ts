/** Fields of articles, services and text pages besides the body: key points, when to get help, tables, questions, links. */
import { z } from "zod";
import {
  date,
  entries,
  fact,
  flag,
  line,
  list,
  object,
  parseDate,
  pattern,
  reference,
  sitePath,
  slug,
  text,
} from "./fields.ts";

/** A list of short lines. If it is missing, the page has no box for it. */
const lines = (about: string, one: string, { least = 1, most = 8 } = {}) =>
  list(about, line(one)).min(least).max(most).optional();

const dayOf = (value: string) => parseDate(value)?.getTime() ?? 0;

const reviewed = object("Who has reviewed the text, and when. Never invent one.", {
  by: pattern(
    "Name and credential of the clinician who has read it: Ana Ruiz, MD.",
    /^\S+ .*\S, \S+/,
    "expected a name and a credential, like Ana Ruiz, MD",
    { words: false },
  ),
  date: date.meta({ description: "The day of the review." }),
  next: date.meta({ description: "The day by which it must be read again." }),
})
  .refine((review) => dayOf(review.next) > dayOf(review.date), {
    error: "expected a day after that of the review",
    path: ["next"],
  })
  .optional();

const urgency = object("When to call 911, when to call today, when to make an appointment.", {
  emergencies: list(
    "Emergencies that it is about, the likeliest first. Folded in the card that says when to call.",
    reference("emergencies", "Choose an emergency."),
  ).default([]),
  topic: flag("The text is about the first of them, whose numbers also stand after the first paragraph."),
  today: lines("When to call the practice the same day.", "One reason to call today."),
  appointment: lines("When to make an appointment.", "One reason for a visit."),
}).optional();

const table = z
  .strictObject({
    caption: text("What the table shows."),
    columns: list("Headings of the columns, two to five.", text("Heading of a column.")).min(2).max(5),
    rows: list(
      "One list for each row, with a cell for each column. The first cell names the row.",
      z.array(text("One cell.")),
    ).min(1),
    after: slug("A heading in the text: its words in small letters, joined by hyphens.").optional(),
    source: text("Where the figures come from, with the year.").optional(),
  })
  .superRefine(({ columns, rows }, context) => {
    for (const [index, row] of rows.entries()) {
      if (row.length === columns.length) continue;
      context.addIssue({
        code: "custom",
        message: `expected ${columns.length} cells, one for each column`,
        path: ["rows", index],
      });
    }
  });

const rules = entries(
  "Laws, prices and time limits that the text states, each with its source. Not shown: preflight asks again on the day.",
  {
    says: fact(text("Words of the text, as they stand there.")),
    source: fact(text("Where it comes from: a law, or a web address.")),
    due: date.meta({ description: "The day by which somebody must open the source again." }),
  },
).default([]);

export const guidance = {
  reviewed,
  updated: date
    .optional()
    .meta({ description: "The day on which the text was last brought up to date, if it was." }),
  keyPoints: lines("Three to five short sentences above the text, the answer first.", "One short sentence.", {
    least: 3,
    most: 5,
  }),
  rules,
  urgency,
  crisis: flag("Adds 988 in a line after the first paragraph."),
  tables: list("Tables. Each is shown below the heading that `after` names, or above the text.", table, {
    keys: ["after"],
  }).default([]),
  askUs: lines("Three to five questions to ask at a visit.", "One question.", { least: 3, most: 5 }),
  related: list(
    "Pages of this site. The words of the links come from the pages.",
    sitePath("A page of this site: /services/telemedicine."),
  ).default([]),
};

export type Table = z.infer<typeof table>;
