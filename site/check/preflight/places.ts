/** Finds the line of a field, so that an editor can go straight to it. */
import path from "node:path";
import { splitFile } from "../../read/files.server.ts";
import { once } from "../../read/once.ts";
import { readText } from "../../read/text-file.server.ts";
import { yamlPlaces } from "../../read/yaml.server.ts";
import type { Finding, PlacedFinding } from "./finding.ts";

type LineOf = (path: Finding["path"]) => number | undefined;

function readLines(file: string): LineOf {
  const { text = "" } = readText(file);
  const parts = file.endsWith(".md") ? splitFile(text) : undefined;
  const { keyLine } = once(parts ? "front matter" : "yaml", parts?.fields ?? text, (fields) =>
    yamlPlaces(fields, parts ? 2 : 1),
  );
  return (field) => (parts && field[0] === "body" ? parts.bodyLine : keyLine(field));
}

/** Finds lines in the files below a content root; each file is read once. */
export function lineFinder(root: string) {
  const known = new Map<string, LineOf>();
  return (file: string, field: Finding["path"]) => {
    const lineOf = known.get(file) ?? readLines(path.join(root, file));
    known.set(file, lineOf);
    return lineOf(field);
  };
}

export function withLines(root: string, findings: Finding[]): PlacedFinding[] {
  const lineOf = lineFinder(root);
  return findings.map((finding) => ({ ...finding, line: lineOf(finding.file, finding.path) }));
}
