/** Finds what a schema says about a field, by its path. */
import type { z } from "zod";
import { treeAt, treeOf } from "../schema/tree.ts";

type Path = readonly PropertyKey[];

/** The description of a field in its schema. */
export const describe = (schema: z.ZodType, path: Path) => treeAt(treeOf(schema), path)?.mark.description;

/** Placeholders of a field that the page fills in itself: {n} of {m}. */
export const gapsAt = (schema: z.ZodType, path: Path) => treeAt(treeOf(schema), path)?.mark.gaps ?? [];

/** False for Markdown, and for fields that the schema doesn't have. */
export function isPlainText(schema: z.ZodType, path: Path): boolean {
  const found = treeAt(treeOf(schema), path);
  return found !== undefined && !found.mark.markdown;
}

export const keysAt = (schema: z.ZodType, path: Path) =>
  Object.keys(treeAt(treeOf(schema), path)?.fields ?? {});
