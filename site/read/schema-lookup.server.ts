/** Finds a field's schema by its path. */
import { z } from "zod";
import { type Mark, markOf, unwrap } from "../schema/marks.ts";

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const parent: z.ZodType | undefined = current && withFields(unwrap(current));
    if (parent instanceof z.ZodObject) current = parent.shape[String(key)];
    else if (parent instanceof z.ZodArray) current = parent.element as z.ZodType;
    else if (parent instanceof z.ZodRecord) current = parent.valueType as z.ZodType;
    else return undefined;
  }
  return current;
}

/** Of several forms that a value may have, the one with fields. */
function withFields(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodUnion)) return schema;
  return (schema.options as z.ZodType[]).find((option) => option instanceof z.ZodObject) ?? schema;
}

function markAt(schema: z.ZodType, path: readonly PropertyKey[]): Mark | undefined {
  const found = schemaAt(schema, path);
  return found && markOf(found);
}

/** The description of a field in its schema. */
export function describe(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return markAt(schema, path)?.description;
}

/** Placeholders of a field that the page fills in itself: {n} of {m}. */
export function gapsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return markAt(schema, path)?.gaps ?? [];
}

/** False for Markdown, and for fields that the schema doesn't have. */
export function isPlainText(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return schemaAt(schema, path) !== undefined && !markAt(schema, path)?.markdown;
}

export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  const object = found && withFields(unwrap(found));
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}
