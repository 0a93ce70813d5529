/**
 * The one form in which a content file is written, by `npm run format` and by the forms of `npm run edit`. Keys are in
 * the order of the schema, values that a missing field would have are left out, each entry of a list has its own line.
 * So saving a file changes only the lines of what was changed.
 */
import { isMap, parseDocument, stringify } from "yaml";
import type { ContentKind } from "../kinds/kinds.ts";
import { type Tree, treeOf, unknownTree } from "../schema/tree.ts";
import { normalized, splitFile } from "../text/front-matter.ts";

/** A content file as its fields and, in Markdown files, its text as `body`. */
export type Values = Record<string, unknown>;

export const isMarkdown = ({ path }: ContentKind) => path.endsWith(".md");

/** Undefined if it can't be parsed: the content check reports that. */
export function parseFile(kind: ContentKind, text: string): Values | undefined {
  const whole = normalized(text);
  const parts = isMarkdown(kind) ? splitFile(whole) : { fields: whole, body: undefined };
  if (!parts) return undefined;
  const document = parseDocument(parts.fields);
  if (document.errors.length > 0 || (document.contents !== null && !isMap(document.contents)))
    return undefined;
  const fields: Values = document.toJS() ?? {};
  return parts.body === undefined ? fields : { ...fields, body: parts.body.trim() };
}

export function writeFile(kind: ContentKind, values: Values): string {
  const { body, ...fields } = values;
  if (!isMarkdown(kind)) return yamlOf(kind, values);
  const text = typeof body === "string" ? body.trim() : "";
  return `---\n${yamlOf(kind, fields)}---\n${text && `${text}\n`}`;
}

function yamlOf(kind: ContentKind, fields: Values): string {
  return stringify(tidy(treeOf(kind.schema), fields) ?? {}, { lineWidth: 0, flowCollectionPadding: false });
}

/** Not a table by keys, which is too large for a form and keeps the form it has: ZIP codes. */
export const hasForm = ({ schema }: ContentKind) =>
  !Object.values(treeOf(schema).fields).some(({ kind }) => kind === "record");

/** The canonical text of a file, or undefined if it has none or can't be parsed. */
export function canonical(kind: ContentKind, text: string): string | undefined {
  const values = hasForm(kind) ? parseFile(kind, text) : undefined;
  return values && writeFile(kind, values);
}

/** In the schema's order and without values that a missing field would have. Undefined if nothing is left of an optional value. */
function tidy(tree: Tree, value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  const { element = unknownTree } = tree;
  const older = inNewShape(tree, value);
  if (older) return tidy(tree, older);
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value))
    return value
      .map((entry) => tidy(element, entry) ?? (isObject(entry) ? {} : ""))
      .filter((entry) => entry !== "");
  return isObject(value) ? tidyObject(tree.fields, value) : value;
}

/** How files were written before: an entry as its first field alone, and a list as a table by that field. */
function inNewShape({ kind, fields, element }: Tree, value: unknown): unknown {
  if (kind === "object" && typeof value === "string") return { [firstOf(fields)]: value };
  if (kind !== "list" || element?.kind !== "object" || !isObject(value)) return undefined;
  return Object.entries(value).map(([key, entry]) => ({
    [firstOf(element.fields)]: key,
    ...(entry as Values),
  }));
}
const firstOf = (fields: Tree["fields"]) => Object.keys(fields)[0] ?? "";

function tidyObject(fields: Tree["fields"], value: Values): Values {
  const keys = [...Object.keys(fields), ...Object.keys(value).filter((key) => !(key in fields))];
  const written = keys.flatMap((key) => {
    const child = fields[key] ?? unknownTree;
    const entry = tidy(child, value[key]);
    return entry === undefined || (child.isOptional && isUnneeded(child, entry)) ? [] : [[key, entry]];
  });
  return Object.fromEntries(written);
}

/** Empty, or the default. */
function isUnneeded({ standard }: Tree, value: unknown): boolean {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return true;
  return isObject(value) ? Object.keys(value).length === 0 : standard === value;
}

export const isObject = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);
