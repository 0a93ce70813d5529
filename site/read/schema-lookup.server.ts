/** What the schema says about one field, found by its path. */
import { z } from "zod";

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = schema;
  for (const key of path) {
    const parent: z.ZodType | undefined = current && unwrap(current);
    if (parent instanceof z.ZodObject) current = parent.shape[String(key)];
    else if (parent instanceof z.ZodArray) current = parent.element as z.ZodType;
    else return undefined;
  }
  return current;
}

function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

function metaAt(schema: z.ZodType, path: readonly PropertyKey[]) {
  const found = schemaAt(schema, path);
  return found?.meta() ?? (found && unwrap(found).meta());
}

/** What belongs in a field, in the words of its schema. */
export function describe(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return metaAt(schema, path)?.description;
}

/** Placeholders of a field that the page itself fills in: {n} of {m}. */
export function gapsAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  return (metaAt(schema, path)?.gaps as string[] | undefined) ?? [];
}

export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  const object = found && unwrap(found);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}
