/**
 * Large tools that few people need are not among the project's packages: each is installed into .cache, in a fixed
 * version, when it is first asked for.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { npmOn } from "./environment/places.mjs";

interface Tool {
  /** Its folder in .cache. */
  name: string;
  /** Packages with their versions. */
  packages: string[];
  /** The file to run, from node_modules. */
  program: string;
}

/** Where the tool's packages are. */
export const onDemandFolder = ({ name }: Tool) => path.resolve(".cache", name, "node_modules");

/** The path of the tool's program, installed if need be. */
export function onDemand(tool: Tool): string {
  const program = path.join(onDemandFolder(tool), tool.program);
  if (existsSync(program)) return program;
  const home = path.dirname(onDemandFolder(tool));
  console.log(`Installing ${tool.packages.join(" and ")} into .cache/${tool.name} (once) ...`);
  mkdirSync(home, { recursive: true });
  // Peers are the project's own packages: found in the folders above, and in the project's version.
  const options = ["--legacy-peer-deps", "--no-audit", "--no-fund", "--loglevel=error"];
  const { command, shell } = npmOn(process.platform);
  // A shell would part a path with a space in it.
  const prefix = shell ? `"${home}"` : home;
  spawnSync(command, ["install", "--prefix", prefix, ...options, ...tool.packages], {
    stdio: "inherit",
    shell,
  });
  if (!existsSync(program))
    throw new Error(`${tool.name} could not be installed. Is there a network? Then try again.`);
  return program;
}
