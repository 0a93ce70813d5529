/** Repo rules: files of at most 250 lines, one convention for file names, no visitor-facing text in code. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const longest = 250;
const folders = ["app", "site", "pipeline", "environment", "bench", "hosts", "tools", "tests"];
const code = /\.(ts|tsx|mjs|css)$/;

/** Text between tags, or in an attribute that is shown or announced. */
const jsxText = /(?:>|\})\s*([A-Z][^<>{}=;()]*[a-z][^<>{}=;()]*)\s*(?:<|\{)/g;
const shownAttribute = /\b(?:alt|title|aria-label|placeholder|label)="([^"]*[A-Za-z]{2}[^"]*)"/g;

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const component = /^[A-Z][a-z]/;
const hook = /^use[A-Z]/;
/** Names that React Router requires. */
const ofFramework = ["Layout", "HydrateFallback", "ErrorBoundary"];

const exportsOf = (text: string) =>
  [...text.matchAll(/^export (?:async )?(?:function|const|class) (\w+)/gm)].map(([, name = ""]) => name);

/** A file that exports a component or hook has its name, and so have its styles, examples and tests. The rest is kebab-case. */
function nameProblem(file: string, text: string): string | undefined {
  const [name = "", ...endings] = path.basename(file).split(".");
  const parts = exportsOf(text).filter(
    (one) => hook.test(one) || (file.endsWith(".tsx") && component.test(one) && !ofFramework.includes(one)),
  );
  if (endings.length === 1 && parts.length > 0 && !parts.includes(name))
    return `exports ${parts.join(", ")}: give each component or hook a file of its name.`;
  if (kebabCase.test(name)) return undefined;
  const source = [".tsx", ".ts"]
    .map((ending) => path.join(path.dirname(file), name + ending))
    .find(existsSync);
  const isExported = source && exportsOf(readFileSync(source, "utf8")).includes(name);
  return isExported ? undefined : "is neither kebab-case nor the name of a component or hook beside it.";
}

function textProblems(text: string): string[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/\/\/.*$/gm, "");
  return [...withoutComments.matchAll(jsxText), ...withoutComments.matchAll(shownAttribute)].map(
    ([, words]) => `"${words?.trim()}" is text that visitors read. Move it to content/.`,
  );
}

const findings: string[] = [];
for (const folder of folders) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!code.test(entry) || entry.includes("node_modules")) continue;
    const file = path.join(folder, entry).replaceAll(path.sep, "/");
    const text = readFileSync(file, "utf8");
    const lines = text.split("\n").length - 1;
    if (lines > longest) findings.push(`${file}: ${lines} lines. Split it: a file has at most ${longest}.`);
    const problem = nameProblem(file, text);
    if (problem) findings.push(`${file}: ${problem}`);
    if (folder === "app" && file.endsWith(".tsx") && !file.endsWith(".examples.tsx"))
      findings.push(...textProblems(text).map((found) => `${file}: ${found}`));
  }
}
for (const finding of findings) console.log(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
