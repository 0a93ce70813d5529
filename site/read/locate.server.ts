/** Adds the line to a problem that was found after reading. */
import path from "node:path";
import { splitFile } from "./files.server.ts";
import { fieldPath, type Problem } from "./problem.ts";
import { readText } from "./text-file.server.ts";
import { yamlPlaces } from "./yaml.server.ts";

/** From the words it quotes, or else from its field. Pictures and missing files have no line. */
export function located(root: string, problem: Problem): Problem {
  if (problem.line || !/\.(md|yaml)$/.test(problem.file)) return problem;
  const { text } = readText(path.join(root, problem.file));
  if (text === undefined) return problem;
  const line = lineOfWords(text, problem.written) ?? lineOfField(problem.file, text, problem.field);
  return line ? { ...problem, line } : problem;
}

/** The last place: of two entries with one name, the second is the mistake. */
function lineOfWords(text: string, words?: string): number | undefined {
  const index = words ? text.lastIndexOf(words) : -1;
  return index < 0 ? undefined : text.slice(0, index).split("\n").length;
}

function lineOfField(file: string, text: string, field: string): number | undefined {
  const parts = file.endsWith(".md") ? splitFile(text) : undefined;
  if (parts && field === "text") return parts.bodyLine;
  const { keyLine } = yamlPlaces(parts?.fields ?? text, parts ? 2 : 1);
  for (let names = fieldPath(field); names.length > 0; names = names.slice(0, -1)) {
    const line = keyLine(names);
    if (line) return line;
  }
  return undefined;
}
