/** Finds the line of a field, so that an editor can go straight to it. */
import path from "node:path";
import { splitFile } from "../../read/files.server.ts";
import { readText } from "../../read/text-file.server.ts";
import { yamlPlaces } from "../../read/yaml.server.ts";
import type { Finding, PlacedFinding } from "./finding.ts";

type LineOf = (path: Finding["path"]) => number | undefined;

function readLines(file: string): LineOf {
  const { text = "" } = readText(file);
  const parts = file.endsWith(".md") ? splitFile(text) : undefined;
  const { keyLine } = yamlPlaces(parts?.fields ?? text, parts ? 2 : 1);
  return (field) => (parts && field[0] === "body" ? parts.bodyLine : keyLine(field));
}

export function withLines(root: string, findings: Finding[]): PlacedFinding[] {
  const known = new Map<string, LineOf>();
  return findings.map((finding) => {
    const lineOf = known.get(finding.file) ?? readLines(path.join(root, finding.file));
    known.set(finding.file, lineOf);
    return { ...finding, line: lineOf(finding.path) };
  });
}
