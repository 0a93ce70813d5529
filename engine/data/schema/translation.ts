/** What a file below content/es looks like: the words of the English file, its address, and who has translated it. */
import { z } from "zod";
import { date, fact, mark, object, pattern, text } from "./fields.ts";
import { type Tree, treeOf } from "./tree.ts";

export const translationFields = {
  /** Letters that every keyboard, host and e-mail program takes as they are. */
  address: pattern(
    "The page's address below /es/, in small letters without accents: contacto, or servicios/telemedicina for a page of a list.",
    /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
    "expected words in small letters without accents, joined by hyphens, like servicios/telemedicina",
  ).optional(),
  translation: object("Who has translated it, and who has reviewed it.", {
    by: fact(text("Who or what has translated it: a name, or machine draft.")),
    reviewer: fact(
      text("The qualified human translator who has compared it with the English. Never invent one."),
    ).optional(),
    reviewed: date.optional().meta({ description: "The day of that review." }),
    of: z.string().min(1).optional().meta({
      description:
        "Which English it is a translation of. The content check says what to write here once you have compared the two.",
    }),
  }).refine(({ reviewer, reviewed }) => Boolean(reviewer) === Boolean(reviewed), {
    error: "expected a reviewer and the day of the review, or neither",
    path: ["reviewed"],
  }),
};
export type Translation = z.infer<typeof translationFields.translation>;

/**
 * A schema with the words of another: its facts are left out, but for those that identify an entry. Every text may be missing:
 * then the English one is shown. Undefined if it has no words.
 */
function wordsIn({ kind, mark, hasWords, schema, inner, element, fields }: Tree): z.ZodType | undefined {
  const { ownList, keys = [], description } = mark;
  if (ownList) return schema;
  if (!hasWords) return undefined;
  if (kind === "object") return z.strictObject(wordFields(fields)).meta({ description });
  if (!element) return inner;
  const words =
    element.kind === "object" ? z.strictObject(wordFields(element.fields, keys)) : wordsIn(element);
  return words && z.array(words).meta({ description, keys });
}

/** `keys` as they are in English. */
const wordFields = (fields: Tree["fields"], keys: string[] = []): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, field]) => {
      const words = keys.includes(key) ? field.schema : wordsIn(field)?.optional().meta(mark(field.mark));
      return words ? [[key, words]] : [];
    }),
  );

const known = new WeakMap<z.ZodType, z.ZodObject | null>();

/** The schema of a file's translation, or undefined if the file has no words. */
export function translationOf(schema: z.ZodType): z.ZodObject | undefined {
  const found = known.get(schema);
  if (found !== undefined) return found ?? undefined;
  const fields = wordFields(treeOf(schema).fields);
  const made = Object.keys(fields).length > 0 ? z.strictObject({ ...fields, ...translationFields }) : null;
  known.set(schema, made);
  return made ?? undefined;
}
