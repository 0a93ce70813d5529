/** Spelling, with cspell's American dictionary, the practice's words.txt and the names found in content. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "cspell";
import { inEngine } from "../../../roots.ts";
import { filesOf } from "../../pages.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { editionsOf } from "../../text/language.ts";
import { sourceOf } from "./texts.ts";

const config = inEngine("cspell.json");

export async function spellingAdvice(
  site: Site,
  root: string,
  files = [...sourceOf(root, new Date()).allTexts.keys()],
): Promise<Problem[]> {
  const known = new Set([...editionsOf(site).flatMap(namesOf), ...wordsOf(path.join(root, "words.txt"))]);
  const unknown: Issue[] = [];
  const failures: string[] = [];
  // Takes a second to load, and most commands only use the other checks.
  const { lint } = await import("cspell");
  const result = await lint(
    [],
    // Not the first argument: it takes globs, which a bracket or a Windows path would break.
    { config, dot: true, gitignore: false, root, files: files.map((file) => path.join(root, file)) },
    {
      issue: (issue) => {
        if (!known.has(issue.text.toLowerCase().replace(/['’]s$/, ""))) unknown.push(issue);
      },
      error: (message, error) => failures.push(`${message} ${error.message}`),
    },
  );
  // Without this, files that cspell skipped would count as correct.
  if (failures.length > 0 || result.files < files.length) {
    throw new Error(
      `The spelling of ${result.files} of ${files.length} files was checked. ${failures.join("\n")}`,
    );
  }
  const meant = await suggestionsFor(unknown.map(({ text }) => text));
  return unknown.map(({ text, uri, row, col }) => ({
    file: path.relative(root, fileURLToPath(uri ?? "")).replaceAll(path.sep, "/"),
    line: row,
    column: col,
    path: ["spelling"],
    expected: meant.get(text) || "a word of the dictionary",
    found: text,
    todo: "correct it. If it is right, add it as a line to content/words.txt",
    severity: "advice",
  }));
}

/** A separate call: in `lint`, cspell would also compute suggestions for every name, which takes many seconds. */
async function suggestionsFor(words: string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const { suggestions } = await import("cspell");
  const options = { config, numSuggestions: 3, includeTies: false };
  for await (const { word, suggestions: near } of suggestions([...new Set(words)], options)) {
    found.set(word, near.map((suggestion) => suggestion.word).join(" or "));
  }
  return found;
}

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

function wordsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return wordsIn(readFileSync(file, "utf8").replace(/^\s*#.*$/gm, ""));
}

/** Facts are names of people, streets, plans and files: a new provider needs no entry in words.txt. */
const namesOf = (site: Site): string[] =>
  [
    ...filesOf(site).flatMap(({ fields }) =>
      fields.filter(({ mark: { words, refersTo } }) => words === false || refersTo),
    ),
    ...site.providers.map(({ pronunciation }) => ({ value: pronunciation })),
    ...site.offices.map(({ crossStreets }) => ({ value: crossStreets })),
  ].flatMap(({ value = "" }) => wordsIn(String(value)));
