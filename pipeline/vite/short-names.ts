/**
 * Names CSS classes by file and position, like `b3`, and custom properties by letters, like `--c`, in builds, and writes constants out:
 * names of words take up an eighth of a page. The browser's and the server's build arrive at the same names.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { brandStyles } from "./styles.ts";

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

/** All but those that drawings in the content use, and the fonts, which the test of late ones replaces. */
const property = /--(?!map-|mark-|font-)[a-z][\w-]*/g;

const definition = /(--[a-z][\w-]*):\s*([^;{}]+);?/g;
const use = /var\((--[a-z][\w-]*)\)/g;

const read = (file: string) => readFileSync(file, "utf8");
const timesOf = (pattern: RegExp, styles: string) =>
  Map.groupBy(styles.matchAll(pattern), (match) => match.at(-1) ?? "");
const writtenOut = (code: string, values: Map<string, string>) =>
  code.replace(use, (all, name) => values.get(name) ?? all);

/**
 * The palette, and what neither the theme, nor the window, nor a part of the page changes of the sizes, weights and times in tokens.css:
 * of their names, all but the definition are plain uses.
 */
function constants(styles: string): Map<string, string> {
  const named = timesOf(property, styles);
  const used = timesOf(use, styles);
  const found = new Map<string, string>();
  const isConstant = (name: string, value: string) =>
    named.get(name)?.length === 1 + (used.get(name)?.length ?? 0) &&
    !/light-dark\(|var\(/.test(writtenOut(value, found));
  // Of two definitions in the palette the later one, a practice's own, counts.
  const defined = `${read("app/theme/palette.css")}${brandStyles()}${read("app/theme/tokens.css")}`;
  for (const [, name = "", value = ""] of defined.matchAll(definition))
    if (isConstant(name, value)) found.set(name, writtenOut(value, found));
  return found;
}

/** The most used first, so that they get one letter. */
function shortProperties(styles: string, written: Map<string, string>): Map<string, string> {
  const names = [...timesOf(property, styles)]
    .filter(([name]) => !written.has(name))
    .sort(([, a], [, b]) => b.length - a.length);
  return new Map(names.map(([name], index) => [name, `--${letters(index)}`]));
}

/** Between Vite's plugin that compiles a file of styles and the one that makes a module of it, and after that one. */
export function shortNames(): Plugin[] {
  const files = globSync("app/**/*.module.css").sort();
  const short = new Map<string, string>();
  const styles = globSync("app/**/*.css").sort().map(read).join("\n");
  const values = constants(styles);
  const properties = shortProperties(styles, values);
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
  const shortenStyles = (code: string, id: string) => {
    if (!/\.css$/.test(id.split("?")[0] ?? "")) return;
    const shortened = shorten(code, id) ?? { code };
    const left = shortened.code.replace(definition, (all, name) => (values.has(name) ? "" : all));
    return {
      ...shortened,
      code: writtenOut(left, values).replace(property, (name) => properties.get(name) ?? name),
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
    { name: "short-names", apply: "build", transform: shortenStyles },
    {
      name: "short-names-in-modules",
      apply: "build",
      enforce: "post",
      transform: shorten,
      // The two properties by which Lightning CSS writes light-dark() for older browsers.
      generateBundle(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "asset" && file.fileName.endsWith(".css"))
            file.source = String(file.source).replaceAll("--lightningcss-", "--");
      },
    },
  ];
}
