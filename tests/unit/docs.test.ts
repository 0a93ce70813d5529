/** Paths, links and commands in the docs exist. A practice has no scripts but verdin's commands. */
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { commands } from "../../engine/bin/commands.mjs";

const forPractices = globSync([
  "docs/guide/*.md",
  "engine/starter/README.md",
  "engine/starter/content/README.md",
]);
const documents = [
  ...["README.md", "examples/README.md", ".github/workflows/site.yml"],
  ...globSync("docs/{*,decisions/*}.md"),
  ...forPractices,
];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
const topLevel = new Set(readdirSync("."));
const code = "{engine,bench,tests}/**/*.{ts,tsx,mjs,css}";
const fileNames = new Set(globSync(code).map((file) => path.basename(file)));

const fences = /^```[\s\S]*?^```$/gm;
const inBackticks = (text: string) =>
  [...text.replace(fences, "").matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.split(" "));

/** "engine/app/routes.tsx" and "tests/built/" are in the repo; "/about-us" is a URL, build/ is made, NAME is to be filled in. */
function isPath(word: string): boolean {
  if (!/^[\w.][\w./*-]*$/.test(word) || /^(build|\.cache)\//.test(word) || /\bNAME\b/i.test(word))
    return false;
  if (!word.includes("/")) return /^[\w-][\w.-]*\.(ts|tsx|mjs|css)$/.test(word);
  return topLevel.has(word.split("/")[0] ?? "") || /\.(ts|tsx|mjs|css|md|ya?ml|json|conf)$/.test(word);
}

/** A practice may leave out any part of content/, but the test practice has all of them. */
function exists(file: string): boolean {
  const kept = file.replace(/^content\//, "tests/practice/content/");
  return existsSync(kept) || fileNames.has(kept) || globSync(kept).length > 0;
}

/** The tree of folders in a code block: two spaces for each level, then a name, then what it is. */
function treePaths(text: string): string[] {
  const parents: string[] = [];
  return [...text.matchAll(fences)]
    .flatMap(([block]) => block.split("\n"))
    .flatMap((line) => {
      const [, indent = "", name] = /^((?: {2})*)([\w.-]+(?:\/|\.tsx?))(?: {2,}\S|$)/.exec(line) ?? [];
      if (!name) return [];
      parents.splice(indent.length / 2, parents.length, name);
      return [path.join(...parents)];
    });
}

test.each(documents)("files, folders and commands in %s exist", (document) => {
  const text = readFileSync(document, "utf8");
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) =>
    path.join(path.dirname(document), link),
  );
  const named = [...inBackticks(text).filter(isPath), ...links, ...treePaths(text)];
  expect(named.filter((file) => !exists(file))).toEqual([]);
  const known = { ...commands, ...(!forPractices.includes(document) && scripts) };
  const run = text.matchAll(/\b(?:npm run (?:-s |--silent )?|npx verdin )([\w:-]+)/g);
  expect([...run].flatMap(([, name = ""]) => (name in known ? [] : name))).toEqual([]);
});
