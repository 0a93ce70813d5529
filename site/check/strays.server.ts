/** A file that nothing reads is a text that nobody sees: name it, so that its author does not wonder. */
import { readdirSync } from "node:fs";
import path from "node:path";
import type { Reader } from "./files.server.ts";
import { isHousekeeping } from "./picture-files.server.ts";
import { nearest } from "./problem.ts";

/** Read by tools, not by the site: the words that the spelling check knows. */
const forTools = ["words.txt"];

export function checkStrays(reader: Reader) {
  const files = readdirSync(reader.root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isHousekeeping(entry.name))
    .map((entry) => path.relative(reader.root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !file.startsWith("images/") && !reader.files.has(file) && !forTools.includes(file));
  for (const file of files.sort()) {
    const near = nearest(file, [...reader.files]);
    reader.report({
      file,
      field: "file name",
      expected: "a file that the site reads",
      received: "a file that nothing reads",
      remedy: near
        ? `did you mean ${near}? Rename it, or move it out of content`
        : "rename it (articles, services, people and offices end in .md), or move it out of content",
    });
  }
}
