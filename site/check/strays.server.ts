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
  for (const file of files.sort()) {
    const small = file.replace(/\.(md|ya?ml)$/i, (ending) => ending.toLowerCase().replace("yml", "yaml"));
    if (small !== file) {
      yield {
        file,
        path: ["file name"],
        expected: path.basename(small),
        found: path.basename(file),
        todo: `rename the file: its ending must be ${path.extname(small)}, in small letters`,
      };
      continue;
    }
    const folder = path.dirname(file);
    if (
      folder !== folder.toLowerCase() &&
      [...read].some((known) => known.startsWith(`${folder.toLowerCase()}/`))
    ) {
      yield {
        file,
        path: ["folder"],
        expected: folder.toLowerCase(),
        found: folder,
        todo: `rename the folder: ${folder.toLowerCase()}, in small letters`,
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
