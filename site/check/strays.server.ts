/** Reports content files that nothing reads. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { isHousekeeping } from "../read/housekeeping.ts";
import { nearest, type Problem } from "../read/problem.ts";
import { spanishFolder } from "../read/translations.server.ts";

/** The practice's dictionary for the spelling check; the site doesn't read it. */
const forTools = ["words.txt"];

/** `read` lists the files the site was made from. */
export function* checkStrays(root: string, read: ReadonlySet<string>): Generator<Problem> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory() && !isHousekeeping(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => !/^(images|files)\//.test(file) && !read.has(file) && !forTools.includes(file))
    // An article may go before its translation does: `npm run content` says so.
    .filter((file) => !file.startsWith(`${spanishFolder}/`));
  const known = [...read].map((name) => path.dirname(name));
  for (const file of files.sort()) {
    const small = file.toLowerCase().replace(/\.yml$/, ".yaml");
    if (small !== file && (read.has(small) || known.includes(path.dirname(small)))) {
      yield {
        file,
        path: ["file name"],
        expected: small,
        found: file,
        todo: "rename the file or its folder: small letters, and the ending .md or .yaml",
      };
      continue;
    }
    const near = nearest(file, [...read]);
    yield {
      file,
      path: ["file name"],
      expected: "a file that the site reads",
      found: "a file that nothing reads",
      todo: near
        ? `did you mean ${near}? Rename it, or move it out of content`
        : "rename it (articles, services, people and offices end in .md), or move it out of content",
    };
  }
}
