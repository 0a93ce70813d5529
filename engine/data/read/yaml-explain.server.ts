/** Turns Zod issues into messages for editors. */
import type { z } from "zod";
import { treeAt, treeOf } from "../schema/tree.ts";
import { renamed } from "./picture-files.server.ts";
import { type Message, nearest, show, suggestion } from "./problem.ts";

type Issue = z.core.$ZodIssue;
type Explained = Message & { path: PropertyKey[] };

interface Found {
  schema: z.ZodType;
  data: unknown;
  /** The source text of a value that isn't a string: 08503 stays 08503. */
  written: (path: readonly PropertyKey[]) => string | undefined;
}

/** A union reports one issue with branches: use the closest branch. */
export function flatten(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const best = [...issue.errors].sort((a, b) => depth(b) - depth(a))[0];
  if (!best || depth(best) === 0) return [issue];
  return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
const depth = (issues: Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

export function explain(issue: Issue, { schema, data, written }: Found): Explained[] {
  const field = treeAt(treeOf(schema), issue.path);
  // Where quotes alone would not do, the text's own rule says more: 5755550119 is no number that people can read.
  const source = written(issue.path);
  const rule = isText(issue) && source && field?.schema.safeParse(source).error?.issues[0];
  if (rule) return explain({ ...rule, path: issue.path }, { schema, data, written });
  if (issue.code === "unrecognized_keys") {
    const known = Object.keys(field?.fields ?? {});
    return issue.keys.map((key) => ({ path: [...issue.path, key], ...unknownField(key, known) }));
  }
  const { path } = issue;
  const at = (keys: PropertyKey[]) =>
    keys.reduce<unknown>((parent, key) => (parent as Record<PropertyKey, unknown> | null)?.[key], data);
  const value = at(path);
  const about = field?.mark.description;
  const names = isObject(issue) ? ` (${Object.keys(field?.fields ?? {}).join(", ")})` : "";
  const expected = expectation(issue, about) + names;
  if (value === undefined || value === null) {
    // It is there with a typing mistake, which is reported.
    const known = Object.keys(treeAt(treeOf(schema), path.slice(0, -1))?.fields ?? {});
    const isMeant = Object.keys(at(path.slice(0, -1)) ?? {}).some(
      (key) => !known.includes(key) && meantBy(key, known) === path.at(-1),
    );
    return isMeant ? [] : [{ path, ...missing(path, expected, about) }];
  }
  if (issue.code === "invalid_key" && issue.issues[0])
    return [{ path, expected: expectation(issue.issues[0]), found: show(path.at(-1)), todo: "correct it" }];
  // A schema that knows the mistake says what to do about it.
  if (issue.code === "custom" && typeof issue.params?.todo === "string")
    return [{ path, expected, found: String(issue.params.found ?? show(value)), todo: issue.params.todo }];
  const belongs = about && about !== expected ? `. What belongs here: ${about}` : "";
  const todo =
    (field?.mark.sitePath && pathIn(value)) ||
    (field?.mark.picture && renamed(String(value))) ||
    instruction(issue, value, source) + belongs;
  return [{ path, expected, found: source ?? shown(issue, value), todo }];
}

const isObject = (issue: Issue) => issue.code === "invalid_type" && issue.expected === "object";
const isText = (issue: Issue) => issue.code === "invalid_type" && issue.expected === "string";

/** For a whole web address where a path belongs. */
function pathIn(value: unknown): string | undefined {
  const url = URL.parse(String(value));
  return url?.host
    ? `for a page of this site, write ${url.pathname}${url.hash}. Link to other websites in a text`
    : undefined;
}

/** The field that a name with a typing mistake means. In { from:/old } the name ends at the colon. */
const meantBy = (key: string, known: string[]) => nearest(key.replace(/:.*/, ""), known);

const unknownField = (key: string, known: string[]) => ({
  expected: `one of: ${known.join(", ")}`,
  found: `an unknown field "${key}"`,
  todo: key.includes(":")
    ? "put a space after the colon"
    : suggestion(key, known, "delete the line, or use a field from the list"),
});

function missing(path: PropertyKey[], expected: string, about?: string) {
  if (path.length === 0) {
    return {
      expected: "fields in the form name: value",
      found: "no fields",
      todo: "take the file from an earlier version, or fill it in like a neighboring one",
    };
  }
  const line = `add ${String(path.at(-1))}: and its value`;
  return { expected, found: "nothing", todo: about ? `${line}. What belongs here: ${about}` : line };
}

const kinds: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields in the form name: value",
};

function expectation(issue: Issue, about?: string): string {
  if (issue.message.startsWith("expected ")) return issue.message.slice("expected ".length);
  if (issue.code === "invalid_type") return kinds[issue.expected] ?? issue.expected;
  if (issue.code === "too_small")
    return issue.origin === "string" && issue.minimum === 1
      ? "some words"
      : `${issue.inclusive ? "at least" : "more than"} ${amount(issue, issue.minimum)}`;
  if (issue.code === "too_big")
    return `${issue.inclusive ? "at most" : "less than"} ${amount(issue, issue.maximum)}`;
  if (issue.code === "invalid_value") return `one of: ${issue.values.join(", ")}`;
  if (issue.code === "invalid_union") return about ?? "another value";
  return issue.message;
}
function amount({ origin }: { origin: string }, count: number | bigint): string {
  if (origin === "string") return `${count} characters`;
  return origin === "array" ? `${count} ${count === 1 ? "entry" : "entries"}` : String(count);
}

function shown(issue: Issue, value: unknown): string {
  const sized = issue.code === "too_small" || issue.code === "too_big";
  if (sized && typeof value === "string" && value !== "")
    return `${show(value)} (${value.length} characters)`;
  if (sized && Array.isArray(value)) return value.length === 1 ? "1 entry" : `${value.length} entries`;
  return show(value);
}

function instruction(issue: Issue, value: unknown, written?: string): string {
  if (issue.code === "invalid_type") {
    // A colon in an entry of a list makes a field of it.
    const typed = written ?? Object.entries(Object(value)).flat().join(": ");
    if (isText(issue) && !Array.isArray(value)) return `put it in quotes: "${typed}"`;
    if (issue.expected === "array") return "begin each entry on a line of its own with a hyphen and a space";
    if (issue.expected === "number" && typeof value === "string") return "write digits without quotes";
    if (issue.expected === "boolean") return "write true or false, without quotes";
    if (issue.expected === "object") return "write each field on a line of its own, as name: value";
  }
  if (typeof value === "string" && /^[“”„‘’]|[“”‘’]$/.test(value))
    return "type straight quotes, or none: curly quotes are taken as part of the text";
  if (issue.code === "too_small" && typeof value !== "number") return "add to it";
  if (issue.code === "too_big" && typeof value !== "number") return "shorten it";
  return issue.code === "invalid_value" && typeof value === "string"
    ? suggestion(value, issue.values.map(String), "correct it")
    : "correct it";
}
