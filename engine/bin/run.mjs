/**
 * Runs a file on a Node that is new enough: `node engine/bin/run.mjs FILE [arguments]`. In this repository it first installs the
 * locked packages if they are missing. Plain JavaScript for Node 20: on a fresh machine only Node and npm are installed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, newerNode } from "./node.mjs";
import "./end-with-parent.mjs";

const engine = path.dirname(import.meta.dirname);
/** Node runs no TypeScript below node_modules, so a package brings its code compiled, and its packages are installed with it. */
export const isPackage = engine.split(path.sep).includes("node_modules");
const endsWithParent = `--import=${new URL("./end-with-parent.mjs", import.meta.url)}`;

/** @param {string[]} args @param {string} cwd */
export async function run(args, cwd = process.cwd()) {
  try {
    if (!isPackage) ensurePackages(path.dirname(engine), "packages");
    const node = newerNode();
    const options = process.env.NODE_OPTIONS ?? "";
    const child = spawn(node, args, {
      cwd,
      stdio: "inherit",
      env: {
        // Compiled modules, which every process of a command shares.
        NODE_COMPILE_CACHE: path.join(cwd, ".cache/compiled"),
        ...process.env,
        NODE_OPTIONS: options.includes(endsWithParent) ? options : `${options} ${endsWithParent}`,
        PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      },
    });
    // Forward the signal: otherwise a build or server would keep running.
    for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
      process.on(signal, () => child.kill(signal));
    const [status] = await once(child, "exit");
    process.exitCode = status ?? 130;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run(process.argv.slice(2));
