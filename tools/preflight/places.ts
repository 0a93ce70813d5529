/** Finds the line of a field, so that an editor can go straight to it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isMap, isNode, isScalar, LineCounter, parseDocument } from "yaml";
import type { Finding, PlacedFinding } from "./finding.ts";

interface Lines {
  lineOf: (path: Finding["path"]) => number | undefined;
}

function readLines(file: string): Lines {
  const text = readFileSync(file, "utf8").replace(/\r\n/g, "\n");
  const frontMatter = file.endsWith(".md") ? (/^---\n([\s\S]*?)\n---\n?/.exec(text) ?? undefined) : undefined;
  const yaml = frontMatter?.[1] ?? text;
  const offset = frontMatter ? 1 : 0;
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter });
  return {
    lineOf(field) {
      // The body of a Markdown file begins after its fields.
      if (frontMatter && field[0] === "body") return frontMatter[0].trimEnd().split("\n").length + 1;
      const parent = document.getIn(field.slice(0, -1), true) ?? document.contents;
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && key.value === field.at(-1))
        : undefined;
      const node = pair?.key ?? document.getIn(field, true);
      return isNode(node) && node.range ? counter.linePos(node.range[0]).line + offset : undefined;
    },
  };
}

export function withLines(root: string, findings: Finding[]): PlacedFinding[] {
  const known = new Map<string, Lines>();
  return findings.map((finding) => {
    const lines = known.get(finding.file) ?? readLines(path.join(root, finding.file));
    known.set(finding.file, lines);
    return { ...finding, line: lines.lineOf(finding.path) };
  });
}
