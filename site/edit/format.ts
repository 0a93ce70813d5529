/**
 * How the form editor reads and writes content files of both languages. It gives a format the values and not the language,
 * and it writes both files of a form anew even if only one of them was changed.
 */
import { z } from "zod";
import { type ContentKind, translationKinds } from "../kinds/kinds.ts";
import { unwrap } from "../schema/marks.ts";
import { translationFields } from "../schema/translation.ts";
import { isObject, parseFile, type Values, writeFile } from "./canonical.ts";
import { fromForm, type PictureFiles, toForm } from "./form-values.ts";
import { entryOf, writtenIn } from "./languages.ts";

export function formatOf(kind: ContentKind, files: PictureFiles) {
  const spanish = translationKinds.find(({ path }) => path === `es/${kind.path}`);
  /** Texts of files by what would be written for them: a file in which nothing was changed stays as it is. */
  const found = new Map<string, string>();
  function write(values: Values): string {
    if (!spanish || !isSpanish(values))
      return writeFile(kind, fromForm(kind.schema, englishValues(values)) as Values);
    const own = fromForm(spanish.schema, values);
    return writeFile(spanish, spanishValues(kind.schema, spanish.schema, own) as Values);
  }
  return {
    fromFile(text: string): Values {
      const parsed = parseFile(kind, text);
      if (!parsed) throw new Error(`${kind.path}: the file can't be read. Mend it in a text editor first.`);
      const values = toForm(kind.schema, parsed, files) as Values;
      const language = spanish && !parsed.translation && { [writtenIn.name]: writtenIn.default };
      const result = { ...values, ...language };
      found.set(write(result), text);
      return result;
    },
    toFile(values: Values): string {
      const written = write(values);
      return found.get(written) ?? written;
    },
  };
}

/** English values have `writtenIn`. To copy all boxes from Spanish copies the signature too, so that alone says nothing. */
const isSpanish = ({ writtenIn: language, translation }: Values) =>
  !language && isObject(translation) && Boolean(translation.by);

function englishValues({ writtenIn: _, ...values }: Values): Values {
  const own = Object.entries(values).filter(([name]) => !(name in translationFields));
  return Object.fromEntries(own);
}

/**
 * Without what is empty, and without facts: once Spanish is enabled, Sveltia CMS copies the entries of untranslated lists.
 * A field that neither language has stays, for the content check to report.
 */
function spanishValues(english: z.ZodType, spanish: z.ZodType, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [fact, words] = [entryOf(english), entryOf(spanish)];
    return value.map((entry) => spanishValues(fact, words, entry) ?? "").filter((entry) => !isEmpty(entry));
  }
  if (!isObject(value)) return value === "" || value === null ? undefined : value;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const [fact, words] = [fieldOf(english, key), fieldOf(spanish, key)];
    if (fact && !words) return [];
    const own = spanishValues(fact ?? z.unknown(), words ?? z.unknown(), child);
    return own === undefined || isEmpty(own) ? [] : [[key, own]];
  });
  return Object.fromEntries(kept);
}

const fieldOf = (schema: z.ZodType, key: string): z.ZodType | undefined => {
  const inner = unwrap(schema);
  return inner instanceof z.ZodObject ? (inner.shape as Record<string, z.ZodType>)[key] : undefined;
};
const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;
