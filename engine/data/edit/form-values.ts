/**
 * What a form shows for a content file, and back. Sveltia CMS has no widget for rows of cells, and names a picture by its file.
 * A choice that the file leaves out is shown as what that means. A made-up value that is changed is no longer made up.
 *
 *   rows: [[a, b]]         [{ cells: [a, b] }]
 *   image: blogs/sleep     /images/blogs/sleep.jpg
 */
import type { ContentKind } from "../kinds/kinds.ts";
import { type Tree, treeOf, unknownTree } from "../schema/tree.ts";
import { isObject, parseFile, type Values, writeFile } from "./canonical.ts";
import { isAlwaysChosen } from "./widgets.ts";

/** Picture files below images/ by name: blogs/sleep is blogs/sleep.jpg. */
export type PictureFiles = Record<string, string>;
const pictures = "/images/";

/** How Sveltia CMS reads and writes the files of a kind. */
export const formatOf = (kind: ContentKind, files: PictureFiles) => ({
  fromFile(text: string): Values {
    const parsed = parseFile(kind, text);
    if (!parsed) throw new Error(`${kind.path}: the file can't be read. Mend it in a text editor first.`);
    const values = toForm(treeOf(kind.schema), parsed, files) as Values;
    return Array.isArray(parsed.sample) ? { ...values, [madeUp]: JSON.stringify(samplesOf(parsed)) } : values;
  },
  toFile({ [madeUp]: before, ...shown }: Values): string {
    const values = fromForm(treeOf(kind.schema), shown) as Values;
    return writeFile(
      kind,
      typeof before === "string" ? withoutChanged(kind, values, JSON.parse(before)) : values,
    );
  },
});

/** A value without a box, which Sveltia CMS passes on: the made-up values as they were read. It doesn't tell a format the file. */
const madeUp = "madeUpBefore";

/** Names of the fields that are made up. */
const sampleOf = ({ sample }: Values): unknown[] => (Array.isArray(sample) ? sample : []);
const samplesOf = (values: Values): Values =>
  Object.fromEntries(sampleOf(values).map((name) => [name, values[String(name)] ?? null]));

/** Takes the fields that were changed off the list of what is made up. */
function withoutChanged(kind: ContentKind, values: Values, before: Values): Values {
  const written = (name: string, value: unknown) => writeFile(kind, { [name]: value });
  const sample = sampleOf(values).filter((entry) => {
    const name = String(entry);
    return !(name in before) || written(name, before[name]) === written(name, values[name]);
  });
  return { ...values, sample };
}

function toForm({ mark, fields, element = unknownTree }: Tree, value: unknown, files: PictureFiles): unknown {
  if (typeof value === "string") return mark.picture ? `${pictures}${files[value] ?? value}` : value;
  if (Array.isArray(value))
    return value.map((entry) => (Array.isArray(entry) ? { cells: entry } : toForm(element, entry, files)));
  if (!isObject(value)) return value;
  const chosen = Object.entries(fields).filter(([, field]) => isAlwaysChosen(field));
  const standards = Object.fromEntries(chosen.map(([key, { standard }]) => [key, standard]));
  return eachField({ ...standards, ...value }, (key, entry) =>
    toForm(fields[key] ?? unknownTree, entry, files),
  );
}

function fromForm({ mark, fields, element = unknownTree }: Tree, value: unknown): unknown {
  if (typeof value === "string")
    return mark.picture && value.startsWith(pictures)
      ? value.slice(pictures.length).replace(/\.\w+$/, "")
      : value;
  if (Array.isArray(value))
    return value.map((entry) =>
      element.kind === "list" && isObject(entry) ? entry.cells : fromForm(element, entry),
    );
  return isObject(value)
    ? eachField(value, (key, entry) => fromForm(fields[key] ?? unknownTree, entry))
    : value;
}

const eachField = (value: Values, convert: (key: string, entry: unknown) => unknown): Values =>
  Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, convert(key, entry)]));
