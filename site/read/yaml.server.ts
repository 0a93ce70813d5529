/** YAML with positions: parses a text and checks it against a schema, naming the line of each mistake. */
import { type Document, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { placeholderProblem, unknownPlaceholders } from "./placeholders.ts";
import { fieldName, type Problem } from "./problem.ts";
import { gapsAt } from "./schema-lookup.server.ts";
import { explain, flatten } from "./yaml-explain.server.ts";
import { yamlMistakes } from "./yaml-mistakes.server.ts";

interface Source {
  file: string;
  text: string;
  /** The line at which the YAML begins in its file (front matter begins at line 2). */
  firstLine?: number;
}

interface Checked<T> {
  value?: T;
  problems: Problem[];
  /** The line at which the text of a field begins, for mistakes found later. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Text longer than this is a paste gone wrong, not a page. */
export const longestText = 20_000;

export function parseYaml<S extends z.ZodType>(source: Source, schema: S): Checked<z.infer<S>> {
  const counter = new LineCounter();
  const document = parseDocument(source.text, { lineCounter: counter });
  const offset = (source.firstLine ?? 1) - 1;
  const at = (position: number) => {
    const { line, col } = counter.linePos(position);
    return { line: line + offset, column: col };
  };
  const place = (path: readonly PropertyKey[]) => at(nodeAt(document, path)?.range?.[0] ?? 0);
  const lineOf = (path: readonly PropertyKey[]) => {
    const node = nodeAt(document, path);
    // After | or > the text begins on the next line.
    return place(path).line + (isScalar(node) && node.type?.startsWith("BLOCK") ? 1 : 0);
  };

  const problems: Problem[] = [];
  for (const { position, ...mistake } of yamlMistakes(document)) {
    const { line, column } = at(position);
    if (problems.at(-1)?.line !== line) {
      problems.push({ file: source.file, line, column, field: "layout", ...mistake });
    }
  }
  if (problems.length > 0) return { problems, lineOf };

  const data: unknown = document.toJS();
  for (const { path, text } of texts(data)) {
    const here = { file: source.file, ...place(path), field: fieldName(path) };
    if (text.length > longestText) problems.push({ ...here, ...tooLong(text) });
    const own = gapsAt(schema, path);
    for (const { found } of unknownPlaceholders(text, own)) {
      problems.push({ ...here, ...placeholderProblem(found, own) });
    }
  }
  const result = schema.safeParse(data);
  if (result.success) return { value: result.data, problems, lineOf };
  const written = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) && typeof node.value !== "string" ? node.source : undefined;
  };
  for (const issue of result.error.issues.flatMap(flatten)) {
    for (const { path, ...explained } of explain(issue, { schema, data, written })) {
      problems.push({ file: source.file, ...place(path), ...explained });
    }
  }
  return { problems, lineOf };
}

export const tooLong = (text: string) => ({
  expected: `at most ${longestText.toLocaleString("en-US")} characters`,
  received: `${text.length.toLocaleString("en-US")} characters`,
  remedy: "split it, or look for a paste that went wrong",
});

function* texts(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) yield* texts(child, [...path, index]);
  } else if (value && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) yield* texts(child, [...path, key]);
  }
}

/** Where the field stands, or its nearest parent when it is missing. */
function nodeAt(document: Document, path: readonly PropertyKey[]) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node;
  }
  return document.contents ?? undefined;
}
