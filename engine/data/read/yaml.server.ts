/** Parses YAML and validates it against a schema, with a line number for each problem. */
import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { treeAt, treeOf, withFields } from "../schema/tree.ts";
import { pageHeadings, parseMarkdown } from "./markdown.server.ts";
import { quotesAround, rawMarkdownIn } from "./markdown-mistakes.ts";
import {
  leadParts,
  lineParts,
  placeholderProblem,
  unknownPlaceholders,
  withoutLead,
} from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { longestText, tooLong } from "./text-file.server.ts";
import { unseenIn } from "./unseen.ts";
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
}

/** Line numbers of the fields of a YAML text. */
export function yamlPlaces(text: string, firstLine = 1) {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const at = (position: number) => {
    const { line, col } = counter.linePos(position);
    return { line: line + firstLine - 1, column: col };
  };
  const place = (path: readonly PropertyKey[]) => at(nodeAt(document, path)?.range?.[0] ?? 0);
  return {
    document,
    at,
    /** Line of a value, or of its nearest parent. */
    place,
    /** The first line of a field's text. After | or > that is the next line. */
    textLine(path: readonly PropertyKey[]) {
      const node = nodeAt(document, path);
      return place(path).line + (isScalar(node) && node.type?.startsWith("BLOCK") ? 1 : 0);
    },
    /** The line of a field's key or of a list item; undefined if it is missing. */
    keyLine(path: readonly PropertyKey[]) {
      const parent = document.getIn(path.slice(0, -1), true) ?? document.contents;
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
        : undefined;
      const node = pair?.key ?? document.getIn(path, true);
      return isNode(node) && node.range ? at(node.range[0]).line : undefined;
    },
  };
}

export function parseYaml<S extends z.ZodType>(source: Source, schema: S): Checked<z.infer<S>> {
  const { document, at, place, textLine } = yamlPlaces(source.text, source.firstLine);
  const problems: Problem[] = [];
  for (const { position, ...mistake } of yamlMistakes(document, source.text)) {
    const place = at(position);
    // At most one of a line: later ones follow from the first.
    if (problems.at(-1)?.line !== place.line)
      problems.push({ file: source.file, ...place, path: ["layout"], ...mistake });
  }
  if (problems.length > 0) return { problems };

  const data: unknown = document.toJS();
  for (const { path, text } of texts(data)) {
    const here = { file: source.file, ...place(path), path };
    if (text.length > longestText) problems.push({ ...here, ...tooLong(text) });
    // In the file they were written by their codes: "\u202e".
    const unseen = unseenIn(text);
    if (unseen) problems.push({ ...here, ...unseen.message });
    const mark = treeAt(treeOf(schema), path)?.mark;
    const raw = mark && !mark.markdown && rawMarkdownIn(mark.lead ? withoutLead(text) : text);
    if (raw) problems.push({ ...here, ...raw });
    const quoted = mark?.words === false && quotesAround(text);
    if (quoted) problems.push({ ...here, ...quoted });
    const own = mark?.gaps ?? [];
    for (const { found } of unknownPlaceholders(text, own)) {
      problems.push({ ...here, ...placeholderProblem(found, own) });
    }
  }
  const result = schema.safeParse(data);
  if (result.success) {
    const value = withFields(treeOf(schema), result.data, (field, mark, path) => {
      if (mark.lead) return leadParts(field as string);
      if (mark.line) return lineParts(field as string);
      if (!mark.markdown) return field;
      const here = { file: source.file, path, firstLine: textLine(path) };
      const read = parseMarkdown({ ...here, text: field as string, headings: pageHeadings });
      problems.push(...read.problems);
      return read.blocks;
    });
    return { value, problems };
  }
  const written = (path: readonly PropertyKey[]) => {
    const node = document.getIn(path, true);
    return isScalar(node) && typeof node.value !== "string" ? node.source : undefined;
  };
  for (const issue of result.error.issues.flatMap(flatten)) {
    for (const explained of explain(issue, { schema, data, written })) {
      problems.push({ file: source.file, ...place(explained.path), ...explained });
    }
  }
  return { problems };
}

function* texts(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  else if (Array.isArray(value)) {
    for (const [index, child] of value.entries()) yield* texts(child, [...path, index]);
  } else if (value && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) yield* texts(child, [...path, key]);
  }
}

function nodeAt(document: Document, path: readonly PropertyKey[]) {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node;
  }
  return document.contents ?? undefined;
}
