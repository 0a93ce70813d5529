/** Finds the lines of problems that were found after reading. */
import path from "node:path";
import { splitFile } from "../text/front-matter.ts";
import { once } from "./once.ts";
import type { Problem } from "./problem.ts";
import { readText } from "./text-file.server.ts";
import { yamlPlaces } from "./yaml.server.ts";

/** The line of the words that a problem quotes, at its field or below; else of the field. Pictures and missing files have none. */
export function located<P extends Problem>(root: string, problem: P): P {
  if (problem.line || !/\.(md|yaml)$/.test(problem.file)) return problem;
  const { text } = readText(path.join(root, problem.file));
  if (text === undefined) return problem;
  const field = lineOfField(problem, text);
  const above = text.split("\n", (field ?? 1) - 1).join("\n").length;
  const index = problem.written ? text.indexOf(problem.written, above) : -1;
  const line = index < 0 ? field : text.slice(0, index).split("\n").length;
  return line ? { ...problem, line } : problem;
}

/** Of a field that is missing, the line of the one that it belongs to. */
function lineOfField({ file, path: field }: Problem, text: string): number | undefined {
  const parts = file.endsWith(".md") ? splitFile(text) : undefined;
  if (parts && (field[0] === "text" || field[0] === "body")) return parts.bodyLine;
  const { keyLine } = once(parts ? "front matter" : "yaml", parts?.fields ?? text, (fields) =>
    yamlPlaces(fields, parts ? 2 : 1),
  );
  for (let names = field; names.length > 0; names = names.slice(0, -1)) {
    const line = keyLine(names);
    if (line) return line;
  }
  return undefined;
}
