/**
 * How the form editor reads and writes content files of both languages. It gives a format the values and not the language,
 * and it writes both files of a form anew even if only one of them was changed.
 */
import { type ContentKind, translationKinds } from "../kinds/kinds.ts";
import { translationFields } from "../schema/translation.ts";
import { type Tree, treeOf, unknownTree } from "../schema/tree.ts";
import { isObject, parseFile, type Values, writeFile } from "./canonical.ts";
import { fromForm, type PictureFiles, toForm } from "./form-values.ts";
import { writtenIn } from "./languages.ts";

export function formatOf(kind: ContentKind, files: PictureFiles) {
  const spanish = translationKinds.find(({ path }) => path === `es/${kind.path}`);
  /** Texts of files by what would be written for them: a file in which nothing was changed stays as it is. */
  const found = new Map<string, string>();
  function write(values: Values): string {
    if (!spanish || !isSpanish(values))
      return writeFile(kind, fromForm(treeOf(kind.schema), englishValues(values)) as Values);
    const own = fromForm(treeOf(spanish.schema), values);
    return writeFile(spanish, spanishValues(treeOf(kind.schema), treeOf(spanish.schema), own) as Values);
  }
  return {
    fromFile(text: string): Values {
      const parsed = parseFile(kind, text);
      if (!parsed) throw new Error(`${kind.path}: the file can't be read. Mend it in a text editor first.`);
      const values = toForm(treeOf(kind.schema), parsed, files) as Values;
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
function spanishValues(english: Tree, spanish: Tree, value: unknown): unknown {
  if (Array.isArray(value)) {
    const [fact, words] = [english.element ?? english, spanish.element ?? spanish];
    return value.map((entry) => spanishValues(fact, words, entry) ?? "").filter((entry) => !isEmpty(entry));
  }
  if (!isObject(value)) return value === "" || value === null ? undefined : value;
  const kept = Object.entries(value).flatMap(([key, child]) => {
    const [fact, words] = [english.fields[key], spanish.fields[key]];
    if (fact && !words) return [];
    const own = spanishValues(fact ?? unknownTree, words ?? unknownTree, child);
    return own === undefined || isEmpty(own) ? [] : [[key, own]];
  });
  return Object.fromEntries(kept);
}

const isEmpty = (value: unknown) => isObject(value) && Object.keys(value).length === 0;
