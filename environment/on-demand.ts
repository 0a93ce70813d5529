/** Large, rarely used tools that aren't in package.json: installed into .cache on first use, at a pinned version. */
import { existsSync, mkdirSync } from "node:fs";
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

/** Folder of the tool's packages. */
export const onDemandFolder = ({ name }: Tool) => path.resolve(".cache", name, "node_modules");

/** Path of the tool's program, installing it if needed. */
export function onDemand(tool: Tool): string {
  const program = path.join(onDemandFolder(tool), tool.program);
  if (existsSync(program)) return program;
  const home = path.dirname(onDemandFolder(tool));
  console.log(`Installing ${tool.packages.join(" and ")} into .cache/${tool.name} (once) ...`);
  mkdirSync(home, { recursive: true });
  // Peer dependencies resolve to the project's own packages.
  const options = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  runNpm(["install", "--prefix", home, ...options, ...tool.packages]);
  if (!existsSync(program))
    throw new Error(`${tool.name} could not be installed. Is there a network? Then try again.`);
  return program;
}
