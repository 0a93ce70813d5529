/**
 * What a form shows for a content file, and back. Sveltia CMS has no widgets for tables with keys of one's own, values of
 * two forms, pairs of numbers and rows of cells, and names a picture by its file:
 *
 *   offered: { mesa-az: { ways } }         [{ key: mesa-az, ways }]
 *   offices: [mesa-az, { office, days }]   [{ office: mesa-az }, { office, days }]
 *   codes: { "85351": [33.61, -112.28] }   "85351: 33.61, -112.28", a line each
 *   rows: [[a, b]]                         [{ cells: [a, b] }]
 *   image: blogs/sleep                     /images/blogs/sleep.jpg
 */
import { type Tree, unknownTree } from "../schema/tree.ts";
import { isObject, type Values } from "./canonical.ts";

/** Picture files below images/ by name: blogs/sleep is blogs/sleep.jpg. */
export type PictureFiles = Record<string, string>;
const pictures = "/images/";

export function toForm(tree: Tree, value: unknown, files: PictureFiles): unknown {
  const { kind, short, mark, element = unknownTree } = tree;
  const into = (child: Tree, entry: unknown) => toForm(child, entry, files);
  if (short && typeof value === "string") return eachField(tree, { [short]: value }, into);
  if (typeof value === "string" && mark.picture) return `${pictures}${files[value] ?? value}`;
  if (kind === "list" && Array.isArray(value))
    return value.map((entry) => (element.kind === "list" ? { cells: entry } : into(element, entry)));
  if (kind === "record" && isObject(value)) {
    const entries = Object.entries(value);
    if (element.kind === "pair")
      return entries.map(([key, pair]) => `${key}: ${[pair].flat().join(", ")}`).join("\n");
    return entries.map(([key, entry]) => ({ key, ...(into(element, entry) as Values) }));
  }
  return isObject(value) ? eachField(tree, value, into) : value;
}

export function fromForm(tree: Tree, value: unknown): unknown {
  const { kind, short, mark, element = unknownTree } = tree;
  if (short && isObject(value)) {
    const full = eachField(tree, value, fromForm);
    const others = Object.entries(full).filter(([key, entry]) => key !== short && !isEmpty(entry));
    return others.length > 0 ? full : full[short];
  }
  if (typeof value === "string" && mark.picture)
    return value.startsWith(pictures) ? value.slice(pictures.length).replace(/\.\w+$/, "") : value;
  if (kind === "list" && Array.isArray(value))
    return value.map((entry) =>
      element.kind === "list" && isObject(entry) ? entry.cells : fromForm(element, entry),
    );
  if (kind === "record") {
    if (typeof value === "string") return Object.fromEntries(linesOf(value).map(pairOf));
    if (!Array.isArray(value)) return value;
    return Object.fromEntries(value.map(({ key, ...entry }) => [key, fromForm(element, entry)]));
  }
  return isObject(value) ? eachField(tree, value, fromForm) : value;
}

const eachField = (
  { fields }: Tree,
  value: Values,
  convert: (tree: Tree, value: unknown) => unknown,
): Values =>
  Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, fields[key] ? convert(fields[key], entry) : entry]),
  );

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
/** A number that can't be read stays as it is: the content check explains it. */
function pairOf(line: string): [string, unknown[]] {
  const [key = "", ...rest] = line.split(":");
  const parts = rest.join(":").split(",");
  return [
    key.trim(),
    parts.map((part) => (part.trim() && Number.isFinite(Number(part)) ? Number(part) : part.trim())),
  ];
}
