/** Large, rarely used tools that aren't in package.json: installed into .cache on first use, at a pinned version. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runNpm } from "./node.mjs";

interface Tool {
  /** Its folder in .cache. */
  name: string;
  /** Packages with their versions. */
  packages: string[];
  /** The file to run, from node_modules. */
  program: string;
}

const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/** Folder of the tool's packages. */
export const onDemandFolder = ({ name }: Tool) => path.resolve(".cache", name, "node_modules");

/** Path of the tool's program, installing it if needed. */
export function onDemand(tool: Tool): string {
  const program = path.join(onDemandFolder(tool), tool.program);
  if (existsSync(program)) return program;
  const home = path.dirname(onDemandFolder(tool));
  console.log(`Installing ${tool.packages.join(" and ")} into .cache/${tool.name} (once) ...`);
  mkdirSync(home, { recursive: true });
  // Without a package.json npm would install into the project itself.
  writeFileSync(path.join(home, "package.json"), "{}");
  // Peer dependencies resolve to the project's own packages.
  runNpm(["install", "--legacy-peer-deps", ...quiet, ...tool.packages], { cwd: home });
  if (!existsSync(program))
    throw new Error(`${tool.name} could not be installed. Is there a network? Then try again.`);
  return program;
}

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
  if (!runNpm(["ci", ...quiet], { cwd: home }))
    throw new Error(`${path.basename(folder)} could not be installed. Is there a network? Then try again.`);
  copyFileSync(wanted, installed);
  return path.join(packages, program);
}
