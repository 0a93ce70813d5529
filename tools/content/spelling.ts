/** Spelling, by cspell's American dictionary, the words of content/words.txt and the names that content itself gives. */

import path from "node:path";
import { lint } from "cspell";
import type { Problem } from "../../app/content/problem.ts";
import type { Site } from "../../app/content/site.server.ts";

export async function spellingProblems(site: Site, root: string, files: string[]): Promise<Problem[]> {
  const names = namesOf(site);
  const problems: Problem[] = [];
  const failures: string[] = [];
  const result = await lint(
    files.map((file) => path.join(root, file)),
    { config: path.resolve("cspell.json"), showSuggestions: true, dot: true, gitignore: false, root },
    {
      issue: ({ text, uri, row, col, suggestions = [] }) => {
        if (names.has(text.toLowerCase())) return;
        problems.push({
          file: `content/${path.relative(root, new URL(uri ?? "").pathname)}`,
          line: row,
          column: col,
          field: "spelling",
          expected:
            suggestions.length > 0 ? suggestions.slice(0, 3).join(" or ") : "a word of the dictionary",
          received: text,
          remedy: "correct it. If it is right, add it as a line to content/words.txt",
        });
      },
      error: (message, error) => failures.push(`${message} ${error.message}`),
    },
  );
  // A check that read nothing has found nothing: that is no good news.
  if (failures.length > 0 || result.files < files.length) {
    throw new Error(
      `The spelling of ${result.files} of ${files.length} files was checked. ${failures.join("\n")}`,
    );
  }
  return problems;
}

/** Nobody should have to enter a new doctor's name twice. */
function namesOf(site: Site): Set<string> {
  const names = [
    site.practice.name,
    ...site.practice.insurers.map(({ name }) => name),
    ...site.providers.flatMap(({ name, credential, languages }) => [name, credential, ...languages]),
    ...site.locations.flatMap(({ name, street }) => [name, street]),
  ];
  return new Set(names.flatMap((name) => name.toLowerCase().match(/[\p{L}']+/gu) ?? []));
}
