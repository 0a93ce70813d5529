/** A large, rarely used program that isn't in package.json: installed into .cache on first use, as locked in `folder`. */
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "./node.mjs";

/** Path of a program from a package.json and its lockfile in `folder`, installing exactly those packages if needed. */
export function lockedProgram(folder: string, program: string): string {
  const home = path.resolve(".cache", path.basename(folder));
  const packages = path.join(home, "node_modules");
  const [wanted, installed] = [path.join(folder, "package-lock.json"), path.join(packages, ".installed")];
  if (existsSync(installed) && readFileSync(installed).equals(readFileSync(wanted)))
    return path.join(packages, program);
  console.log(`Installing ${path.basename(folder)} (once) ...`);
  mkdirSync(home, { recursive: true });
  for (const file of ["package.json", "package-lock.json"])
    copyFileSync(path.join(folder, file), path.join(home, file));
  if (!runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: home }))
    throw new Error(`${path.basename(folder)} could not be installed. Is there a network? Then try again.`);
  copyFileSync(wanted, installed);
  return path.join(packages, program);
}
