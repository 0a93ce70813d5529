/**
 * A schema as a plain tree. It is the only code that looks into Zod's classes: forms, translations, the canonical form of files and
 * messages read the tree.
 */
import { z } from "zod";
import type { Mark } from "./marks.ts";

export interface Tree {
  kind: "object" | "list" | "record" | "choice" | "boolean" | "number" | "text";
  mark: Mark;
  /** May be missing. */
  isOptional: boolean;
  /** Of an optional field: what a missing value means. */
  standard?: unknown;
  /** Of an object. */
  fields: Record<string, Tree>;
  /** Of a list or a record. */
  element?: Tree;
  /** Of a choice. */
  options?: string[];
  /** Whether a translation has anything of it. */
  hasWords: boolean;
  schema: z.ZodType;
  /** The schema without what makes it optional; of a text that is parsed, that of the text. */
  inner: z.ZodType;
}

/** By schema: checks ask for it again and again. */
const trees = new WeakMap<z.ZodType, Tree>();
export function treeOf(schema: z.ZodType): Tree {
  const known = trees.get(schema) ?? made(schema);
  trees.set(schema, known);
  return known;
}

/** For code that works on any value: nothing is known about it. */
export const unknownTree = treeOf(z.unknown());

function made(schema: z.ZodType): Tree {
  const own = (schema.meta() ?? {}) as Mark;
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = treeOf(schema.unwrap() as z.ZodType);
    const standard = schema instanceof z.ZodDefault ? { standard: schema.def.defaultValue } : {};
    return { ...inner, mark: { ...inner.mark, ...own }, isOptional: true, ...standard, schema };
  }
  const leaf: Tree = {
    kind: "text",
    mark: own,
    isOptional: false,
    fields: {},
    hasWords: own.words === true,
    schema,
    inner: schema,
  };
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, child]) => [key, treeOf(child as z.ZodType)]);
    const hasWords = fields.some(([, child]) => (child as Tree).hasWords);
    return { ...leaf, kind: "object", fields: Object.fromEntries(fields), hasWords };
  }
  if (schema instanceof z.ZodArray) {
    const element = treeOf(schema.element as z.ZodType);
    return { ...leaf, kind: "list", element, hasWords: element.hasWords };
  }
  if (schema instanceof z.ZodRecord)
    return { ...leaf, kind: "record", element: treeOf(schema.valueType as z.ZodType) };
  if (schema instanceof z.ZodEnum) return { ...leaf, kind: "choice", options: schema.options as string[] };
  if (schema instanceof z.ZodBoolean) return { ...leaf, kind: "boolean" };
  if (schema instanceof z.ZodNumber) return { ...leaf, kind: "number" };
  return schema instanceof z.ZodPipe ? { ...leaf, inner: schema.in as z.ZodType } : leaf;
}

/** The tree of a field. */
export function treeAt(tree: Tree, path: readonly PropertyKey[]): Tree | undefined {
  return path.reduce<Tree | undefined>(
    (parent, key) => (parent?.kind === "object" ? parent.fields[String(key)] : parent?.element),
    tree,
  );
}

export interface Field {
  path: PropertyKey[];
  value: unknown;
  mark: Mark;
}

/** Every field that has a value. */
export function fieldsOf(tree: Tree, value: unknown): Field[] {
  const found: Field[] = [];
  withFields(tree, value, (field, mark, path) => found.push({ path, value: field, mark }));
  return found;
}

/** A copy of a value in which `change` has replaced each field that has one. What has another shape than the schema's stays as it is. */
export function withFields<T>(
  tree: Tree,
  value: T,
  change: (value: unknown, mark: Mark, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): T {
  if (value === undefined) return value;
  if (Array.isArray(value) && tree.kind === "list") {
    const { element = unknownTree } = tree;
    return value.map((entry, index) => withFields(element, entry, change, [...path, index])) as T;
  }
  if (tree.kind !== "object") return change(value, tree.mark, path) as T;
  if (typeof value !== "object") return value;
  const fields = Object.entries(value as Record<string, unknown>).map(([key, entry]) => {
    const child = tree.fields[key];
    return [key, child ? withFields(child, entry, change, [...path, key]) : entry];
  });
  return Object.fromEntries(fields) as T;
}
