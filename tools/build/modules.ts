/** Which script files a module is made of. */
import { readFileSync } from "node:fs";
import path from "node:path";

const known = new Map<string, string[]>();

/** What a built file imports before it runs; what it may ask for later is none of it. */
function importsOf(root: string, file: string): string[] {
  const whole = path.join(root, file);
  const imports =
    known.get(whole) ??
    [...readFileSync(whole, "utf8").matchAll(/(?:from|import)\s*["'`](\.\/[^"'`]+\.js)["'`]/g)].map(
      ([, name = ""]) => path.posix.join(path.posix.dirname(file), name),
    );
  known.set(whole, imports);
  return imports;
}

/** Modules and all that they import, each after those that it needs. */
export function modulesOf(root: string, files: string[], begun = new Set<string>()): string[] {
  return files.flatMap((file) => {
    if (begun.has(file)) return [];
    begun.add(file);
    return [...modulesOf(root, importsOf(root, file), begun), file];
  });
}
