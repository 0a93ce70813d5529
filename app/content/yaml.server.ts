/** YAML with positions: parses a text and checks it against a schema, naming line and column of each mistake. */
import { type Document, isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { type Problem, show } from "./problem.ts";

interface Source {
  file: string;
  text: string;
  /** Lines that stand before the YAML in its file (front matter begins at line 2). */
  firstLine?: number;
}

type Checked<T> = { value?: T; problems: Problem[] };

/** Text longer than this is a paste gone wrong, not a page. */
const longestText = 20_000;

export function parseYaml<S extends z.ZodType>(source: Source, schema: S): Checked<z.infer<S>> {
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter });
  const offset = (source.firstLine ?? 1) - 1;
  const at = (position: number) => {
    const { line, col } = counter.linePos(position);
    return { line: line + offset, column: col };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => ({
      file: source.file,
      ...at(error.pos[0]),
      field: "YAML",
      expected: "text that follows the rules of YAML",
      received: error.message.split("\n")[0] ?? error.code,
      remedy: "check quotes, colons and the spaces at the start of this line and the one above",
    }));
    return { problems };
  }
  const data: unknown = document.toJS();
  const result = schema.safeParse(data);
  const problems = [...oversized(data)].map((path) => ({
    file: source.file,
    ...positionOf(document, path, at),
    field: path.join("."),
    expected: `at most ${longestText} characters`,
    received: "a far longer text",
    remedy: "split it, or look for a paste that went wrong",
  }));
  if (result.success) return { value: result.data, problems };
  for (const issue of result.error.issues.flatMap(flatten)) {
    problems.push({
      file: source.file,
      ...positionOf(document, issue.path, at),
      ...explain(issue, data, schema),
    });
  }
  return { problems };
}

function* oversized(value: unknown, path: PropertyKey[] = []): Generator<string[]> {
  if (typeof value === "string" && value.length > longestText) yield path.map(String);
  if (value && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) yield* oversized(child, [...path, key]);
  }
}

/** A union reports one issue with branches: take the branch that came closest. */
function flatten(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const branches = [...issue.errors].sort((a, b) => depth(b) - depth(a));
  const best = branches[0];
  if (!best || depth(best) === 0) return [issue];
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
const depth = (issues: z.core.$ZodIssue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

/** Where the field stands, or its nearest parent when it is missing. */
function positionOf(
  document: Document,
  path: readonly PropertyKey[],
  at: (position: number) => { line: number; column: number },
) {
  for (let length = path.length; length >= 0; length--) {
    const node = length === 0 ? document.contents : document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return at(node.range[0]);
  }
  return { line: 1, column: 1 };
}

function explain(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodType) {
  const found = valueAt(data, issue.path);
  const about = describe(schema, issue.path);
  const field = issue.path.join(".") || "file";
  if (issue.code === "unrecognized_keys") {
    const known = keysAt(schema, issue.path);
    return {
      field: [...issue.path, issue.keys[0]].join("."),
      expected: `one of: ${known.join(", ")}`,
      received: issue.keys.map((key) => `an unknown field "${key}"`).join(", "),
      remedy: `${closest(issue.keys[0] ?? "", known)}, or delete the line`,
    };
  }
  if (found === undefined) {
    return { field, expected: "a value", received: "nothing", remedy: about ?? `add ${field}` };
  }
  return { field, expected: expectation(issue), received: show(found), remedy: about ?? "correct it" };
}

function expectation(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type") return issue.expected;
  if (issue.code === "too_small") return `at least ${issue.minimum} ${unit(issue.origin)}`;
  if (issue.code === "too_big") return `at most ${issue.maximum} ${unit(issue.origin)}`;
  if (issue.code === "invalid_value") return `one of: ${issue.values.join(", ")}`;
  return issue.message.replace(/^expected /, "");
}
const unit = (origin: string) => (origin === "string" ? "characters" : origin === "array" ? "entries" : "");

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], data);
}

function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let current: z.ZodType | undefined = unwrap(schema);
  for (const key of path) {
    if (current instanceof z.ZodObject) current = current.shape[String(key)];
    else if (current instanceof z.ZodArray) current = current.element as z.ZodType;
    else return undefined;
    if (key !== path.at(-1)) current = current && unwrap(current);
  }
  return current;
}
function unwrap(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;
}

/** What belongs in a field, in the words of its schema. */
function describe(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const found = schemaAt(schema, path);
  return found?.meta()?.description ?? (found && unwrap(found).meta()?.description);
}
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const found = schemaAt(schema, path);
  const object = found && unwrap(found);
  return object instanceof z.ZodObject ? Object.keys(object.shape) : [];
}

function closest(key: string, known: string[]): string {
  const near = known
    .map((name) => ({ name, distance: editDistance(key.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance)[0];
  return near && near.distance <= 3 ? `did you mean "${near.name}"?` : "use a field from the list";
}

function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const change = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(change, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
