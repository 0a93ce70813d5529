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
import { z } from "zod";
import { type Mark, unwrap } from "../schema/marks.ts";
import { isObject, type Values } from "./canonical.ts";

/** Picture files below images/ by name: blogs/sleep is blogs/sleep.jpg. */
export type PictureFiles = Record<string, string>;
const pictures = "/images/";

/** The object of a value that is a text or an object, and the object's field that the text stands for. */
export function twoForms(schema: z.ZodType) {
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const object = (schema.options as z.ZodType[]).find((option) => option instanceof z.ZodObject);
  return object && { object, short: Object.keys(object.shape)[0] ?? "" };
}

export const isPair = (schema: z.ZodType) => schema instanceof z.ZodTuple;
const isPicture = (schema: z.ZodType) => Boolean((schema.meta() as Mark | undefined)?.picture);

export function toForm(schema: z.ZodType, value: unknown, files: PictureFiles): unknown {
  const inner = unwrap(schema);
  const forms = twoForms(inner);
  const into = (child: z.ZodType, entry: unknown) => toForm(child, entry, files);
  if (forms) return into(forms.object, typeof value === "string" ? { [forms.short]: value } : value);
  if (typeof value === "string" && isPicture(inner)) return `${pictures}${files[value] ?? value}`;
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = unwrap(inner.element as z.ZodType);
    return value.map((entry) => (element instanceof z.ZodArray ? { cells: entry } : into(element, entry)));
  }
  if (inner instanceof z.ZodRecord && isObject(value)) {
    const element = unwrap(inner.valueType as z.ZodType);
    const entries = Object.entries(value);
    if (isPair(element))
      return entries.map(([key, pair]) => `${key}: ${[pair].flat().join(", ")}`).join("\n");
    return entries.map(([key, entry]) => ({ key, ...(into(element, entry) as Values) }));
  }
  return inner instanceof z.ZodObject && isObject(value) ? eachField(inner, value, into) : value;
}

export function fromForm(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  const forms = twoForms(inner);
  if (forms && isObject(value)) {
    const full = fromForm(forms.object, value) as Values;
    const others = Object.entries(full).filter(([key, entry]) => key !== forms.short && !isEmpty(entry));
    return others.length > 0 ? full : full[forms.short];
  }
  if (typeof value === "string" && isPicture(inner)) {
    return value.startsWith(pictures) ? value.slice(pictures.length).replace(/\.\w+$/, "") : value;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = unwrap(inner.element as z.ZodType);
    return value.map((entry) =>
      element instanceof z.ZodArray && isObject(entry) ? entry.cells : fromForm(element, entry),
    );
  }
  if (inner instanceof z.ZodRecord) {
    const element = unwrap(inner.valueType as z.ZodType);
    if (typeof value === "string") return Object.fromEntries(linesOf(value).map(pairOf));
    if (!Array.isArray(value)) return value;
    return Object.fromEntries(value.map(({ key, ...entry }) => [key, fromForm(element, entry)]));
  }
  return inner instanceof z.ZodObject && isObject(value) ? eachField(inner, value, fromForm) : value;
}

function eachField(
  schema: z.ZodObject,
  value: Values,
  convert: (schema: z.ZodType, value: unknown) => unknown,
): Values {
  const shape: Record<string, z.ZodType> = schema.shape;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, shape[key] ? convert(shape[key], entry) : entry]),
  );
}

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
