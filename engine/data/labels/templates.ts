/** Schemas of labels: words of the interface that have a default in each language. */
import type { z } from "zod";
import type { Inline } from "../schema/blocks.ts";
import { line, mark, object, text } from "../schema/fields.ts";
import { patientTasks } from "../schema/patient-links.ts";
import type { Template } from "./format.ts";

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
    "complaints",
    "copies",
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

/** A label with its defaults. Another text has the same gaps. */
export function label<const Words extends string>(about: string, english: Words, spanish: string) {
  const gaps = [...english.matchAll(/\{(\w+)\}/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !isPlaceholder(name));
  return text(about)
    .refine((value) => gaps.every((gap) => value.includes(`{${gap}}`)), {
      error: `expected a text with ${gaps.map((gap) => `{${gap}}`).join(" and ")}`,
    })
    .meta(mark({ gaps, spanish }))
    .default(english) as unknown as z.ZodType<Label<Words>, string | undefined>;
}

/** A label in which phone numbers and links are links. */
export const phrase = (about: string, english: string, spanish: string, gaps?: string[]) =>
  line(about, { spanish, ...(gaps && { gaps }) }).default(english as never) as unknown as z.ZodType<
    Inline[],
    string | undefined
  >;

/** Labels that belong together. */
export const group = <Fields extends z.ZodRawShape>(about: string, fields: Fields) =>
  object(about, fields).prefault({} as never);
