/** A sheet that patients fill in on their device or on paper. One file each in content/worksheets. */
import { z } from "zod";
import { choice, description, line, list, order, sample, text } from "./fields.ts";

/** How much room an answer needs. */
const size = choice("narrow: a date or a number. normal: a name. wide: a sentence or more.", [
  "narrow",
  "normal",
  "wide",
]).default("normal");
const hint = text("A hint under the label, such as an example.").optional();
const label = text("What to write here: Name, Dose, Time of day.");

const entry = z.strictObject({ label, hint, size });

const hasDifferentLabels = (entries: { label: string }[]) =>
  new Set(entries.map((one) => one.label)).size === entries.length;
const differentLabels = { error: "expected a different label for each" };

const part = z
  .strictObject({
    title: text("Heading of the part."),
    text: line("A line under the heading.").optional(),
    fields: list("Single answers, one under another.", entry)
      .refine(hasDifferentLabels, differentLabels)
      .default([]),
    columns: list("Columns of a table, at most six. It stands under the fields.", entry)
      .max(6)
      .refine(hasDifferentLabels, differentLabels)
      .default([]),
    rows: z
      .number()
      .int()
      .min(1)
      .max(40)
      .default(6)
      .meta({ description: "Rows of the table at first. Visitors can add more." }),
  })
  .refine(({ fields, columns }) => fields.length + columns.length > 0, {
    error: "expected fields, columns or both",
    path: ["fields"],
  });

export const worksheet = z.strictObject({
  title: text("Heading of the sheet, also on paper."),
  description,
  order,
  lead: line("The first, larger paragraph: what the sheet is for."),
  parts: list("Parts of the sheet, each with fields, a table or both.", part)
    .min(1)
    .refine((parts) => new Set(parts.map(({ title }) => title)).size === parts.length, {
      error: "expected a different title for each part",
    }),
  note: line("A line at the end, also on paper.").optional(),
  sample,
});

export type Worksheet = z.infer<typeof worksheet>;
export type WorksheetPart = Worksheet["parts"][number];
export type WorksheetEntry = z.infer<typeof entry>;
