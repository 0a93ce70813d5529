/**
 * What a form shows for a content file, and back. Sveltia CMS has no widget for rows of cells, and names a picture by its file.
 * A choice that the file leaves out is shown as what that means.
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
    return toForm(treeOf(kind.schema), parsed, files) as Values;
  },
  toFile: (values: Values): string => writeFile(kind, fromForm(treeOf(kind.schema), values) as Values),
});

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
