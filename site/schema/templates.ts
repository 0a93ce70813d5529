/** Schemas of labels: words of the interface that have a default in each language. */
import { z } from "zod";
import type { Inline } from "./blocks.ts";
import { line, mark, text } from "./fields.ts";
import type { Template } from "./format.ts";
import type { Mark } from "./marks.ts";

/** `words`: the default in English. */
export const label = (about: string, words: string) => text(about).default(words);

/** A label in which phone numbers and links are links. */
export const phrase = (about: string, words: string, marks: Mark = {}) =>
  line(about, marks).default(words as never) as unknown as z.ZodType<Inline[], string | undefined>;

/** A template that the page fills in: {n} of {m}. */
export const template = <Gap extends string>(about: string, words: string, ...gaps: Gap[]) =>
  z
    .string()
    .min(1)
    .refine((value) => gaps.every((gap) => value.includes(`{${gap}}`)), {
      error: `expected a text with ${gaps.map((gap) => `{${gap}}`).join(" and ")}`,
    })
    .meta(mark({ description: about, gaps, words: true }))
    .default(words) as unknown as z.ZodType<Template<Gap>, string | undefined>;

/** The words of labels in another language. */
type Words<Labels> = {
  [Key in keyof Labels]: Labels[Key] extends string | Inline[] ? string : Words<Labels[Key]>;
};

/** Labels that belong together. `spanish`: their defaults in Spanish. */
export function group<Fields extends Record<string, z.ZodType>>(
  about: string,
  spanish: Words<{ [Key in keyof Fields]: z.output<Fields[Key]> }>,
  fields: Fields,
) {
  const both = Object.entries(fields).map(([key, field]) => {
    const words: unknown = spanish[key];
    return [key, typeof words === "string" ? field.meta(mark({ spanish: words })) : field];
  });
  return z
    .strictObject(Object.fromEntries(both) as Fields)
    .prefault({} as never)
    .meta({ description: about });
}

interface Plural {
  one: string;
  other: string;
}
/** A template with a singular and a plural: one article, two articles. */
export const plural = <Gap extends string>(about: string, spanish: Plural, words: Plural, ...gaps: Gap[]) =>
  group(about, spanish, {
    one: template("For exactly one.", words.one, ...gaps),
    other: template("For all else.", words.other, ...gaps),
  });
