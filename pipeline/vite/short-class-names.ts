/**
 * Names CSS classes by file and position, like `b3`, in builds: names of words take up an eighth of the style sheet and
 * stand in each page and script again. The browser's and the server's build arrive at the same names.
 */
import { globSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** Lightning CSS names classes and animations by this pattern. */
export const longNames = "css_[hash]_[local]";
const longName = /\bcss_[\w-]{6}_[\w-]+/g;

/** The bundler writes a name of `import * as styles` into the code; of a default import it keeps an object of all names. */
const defaultImport = /^import (\w+) from (".*\.module\.css");$/gm;

/** a, b … z, A … Z, aa, ab … */
function letters(index: number): string {
  const alphabet = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
  const rest = Math.floor(index / alphabet.length);
  return `${rest ? letters(rest - 1) : ""}${alphabet[index % alphabet.length]}`;
}

/** Between Vite's plugin that compiles a file of styles and the one that makes a module of it, and after that one. */
export function shortClassNames(): Plugin[] {
  const files = globSync("app/**/*.module.css").sort();
  const short = new Map<string, string>();
  const shorten = (code: string, id: string) => {
    const file = files.indexOf(path.relative(".", id));
    if (file < 0) return;
    let count = 0;
    for (const [name] of code.matchAll(longName))
      if (!short.has(name)) short.set(name, `${letters(file)}${count++}`);
    // With side effects, or the styles would go with the object of names that nothing needs.
    return {
      code: code.replace(longName, (name) => short.get(name) ?? name),
      moduleSideEffects: "no-treeshake" as const,
    };
  };
  return [
    {
      name: "class-names-as-constants",
      apply: "build",
      enforce: "pre",
      transform: (code, id) =>
        /\.tsx$/.test(id) ? code.replace(defaultImport, "import * as $1 from $2") : undefined,
    },
    { name: "short-class-names", apply: "build", transform: shorten },
    { name: "short-class-names-in-modules", apply: "build", enforce: "post", transform: shorten },
  ];
}
