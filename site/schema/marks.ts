/** Marks: metadata of schema fields beyond their type. Also lists the fields of a value with their marks. */
import { z } from "zod";
import type { PictureSize } from "./picture.ts";

/** Set with `.meta()`. */
export interface Mark {
  description?: string;
  /** Placeholders that the page fills in itself: {n} of {m}. */
  gaps?: string[];
  /** Translated: a file below content/es has it. Everything else is a fact, written once for all languages. */
  words?: boolean;
  /** Of words with a default: the default in Spanish. */
  spanish?: string;
  /** A list that another language has as a whole of its own. */
  ownList?: true;
  /** Of a list: the fields that tell its entries apart. A translation has them too, and is matched by them. */
  keys?: string[];
  /** Markdown: becomes blocks. */
  markdown?: true;
  /** Plain text in which phone numbers and e-mail addresses become links. */
  line?: true;
  /** Not part of the running text: a key point, a question. */
  beside?: true;
  /** Not in English: gets no reading grade. */
  otherLanguage?: true;
  /** Name of a picture below content/images, and where it is shown. */
  picture?: PictureSize;
  /** A path of this site. */
  sitePath?: true;
  /** The content that it names: a file of a folder, or an entry of a list. */
  refersTo?: "locations" | "services" | "topics" | "emergencies" | "languages";
  /** How the form asks for it, where the type doesn't say it. */
  input?: "day" | "moment" | "color";
}

export interface Field {
  path: PropertyKey[];
  value: unknown;
  mark: Mark;
}

/** By schema: checks ask it of all content again and again. */
const unwrapped = new WeakMap<z.ZodType, z.ZodType>();
export function unwrap(schema: z.ZodType): z.ZodType {
  const known = unwrapped.get(schema);
  if (known) return known;
  const inner =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
      ? unwrap(schema.unwrap() as z.ZodType)
      : schema;
  unwrapped.set(schema, inner);
  return inner;
}

export const markOf = (schema: z.ZodType) => ({ ...unwrap(schema).meta(), ...schema.meta() }) as Mark;

/** Whether a translation of it has anything. */
export function hasWords(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return hasWords(inner.element as z.ZodType);
  if (inner instanceof z.ZodObject)
    return Object.values(inner.shape).some((child) => hasWords(child as z.ZodType));
  return (inner.meta() as Mark | undefined)?.words === true;
}

/** What a value of a schema has inside, or the mark of a single field. */
type Shape = { children: [string, z.ZodType][] } | { element: z.ZodType } | { mark: Mark };
const shapes = new WeakMap<z.ZodType, Shape>();
function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema);
  if (known) return known;
  const inner = unwrap(schema);
  const shape: Shape =
    inner instanceof z.ZodObject
      ? { children: Object.entries(inner.shape as Record<string, z.ZodType>) }
      : inner instanceof z.ZodArray
        ? { element: inner.element as z.ZodType }
        : { mark: (inner.meta() ?? {}) as Mark };
  shapes.set(schema, shape);
  return shape;
}

/** Every field that has a value, in the order of the schema. No generators, which are slow. */
export function fieldsOf(
  schema: z.ZodType,
  value: unknown,
  path: PropertyKey[] = [],
  found: Field[] = [],
): Field[] {
  if (value === undefined) return found;
  const shape = shapeOf(schema);
  if ("children" in shape) {
    for (const [key, child] of shape.children)
      fieldsOf(child, (value as Record<string, unknown>)[key], [...path, key], found);
  } else if ("element" in shape) {
    for (const [index, child] of (value as unknown[]).entries())
      fieldsOf(shape.element, child, [...path, index], found);
  } else found.push({ path, value, mark: shape.mark });
  return found;
}
