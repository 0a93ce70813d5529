/** Schemas of labels: words of the interface that have a default in each language. */
import { z } from "zod";
import type { Inline } from "./blocks.ts";
import { line, mark, text } from "./fields.ts";
import type { Template } from "./format.ts";
import type { Mark } from "./marks.ts";
import { patientTasks } from "./patient-links.ts";

/**
 * Placeholders that are filled in wherever they occur. In an office's file, {phone}, {address} and {hours} are that office's;
 * elsewhere the practice's, and the main office's address.
 */
export const placeholders = [
  ...([
    "phone",
    "email",
    "practice",
    "address",
    "hours",
    "booking",
    "afterHours",
    "interpreters",
    "speakers",
    "offices",
    "walkIn",
  ] as const),
  ...patientTasks,
] as const;
export type Placeholder = (typeof placeholders)[number];
export const isPlaceholder = (name: string): name is Placeholder =>
  (placeholders as readonly string[]).includes(name);

/** The other ones, which the page fills in itself: {n} of {m}. */
type Gaps<Words extends string> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Exclude<Name, Placeholder> | Gaps<Rest>
  : never;
type Label<Words extends string> = [Gaps<Words>] extends [never] ? string : Template<Gaps<Words>>;

/** `words`: the default in English. Another text has the same gaps. */
export function label<const Words extends string>(about: string, words: Words) {
  const gaps = [...words.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !isPlaceholder(name));
  return text(about)
    .refine((value) => gaps.every((gap) => value.includes(`{${gap}}`)), {
      error: `expected a text with ${gaps.map((gap) => `{${gap}}`).join(" and ")}`,
    })
    .meta(mark({ gaps }))
    .default(words) as unknown as z.ZodType<Label<Words>, string | undefined>;
}

/** A label in which phone numbers and links are links. */
export const phrase = (about: string, words: string, marks: Mark = {}) =>
  line(about, marks).default(words as never) as unknown as z.ZodType<Inline[], string | undefined>;

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

/** A label with a singular and a plural: one article, two articles. */
export const plural = <const One extends string, const Other extends string>(
  about: string,
  spanish: { one: string; other: string },
  words: { one: One; other: Other },
) =>
  group(about, spanish, {
    one: label("For exactly one.", words.one),
    other: label("For all else.", words.other),
  });
