/**
 * Starts every npm script: `node tools/run.mjs FILE [arguments]`. Installs the locked packages if they are missing, then runs
 * the file on the project's Node. Plain JavaScript for Node 20: on a fresh machine only Node and npm are installed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensurePackages, nodeOf } from "../environment/node.mjs";
import "../environment/end-with-parent.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** `--help` of our own commands: the comment at the top of their file. */
const [file = "", ...options] = process.argv.slice(2);
if (options.includes("--help") && file.startsWith("tools/")) {
  const [, comment = ""] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(path.join(root, file), "utf8")) ?? [];
  console.log(
    comment
      .replaceAll(/^ \*? ?/gm, "")
      .replaceAll("`", "")
      .trim(),
  );
  process.exit();
}

try {
  ensurePackages(root, "packages");
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
const node = nodeOf(root);
if (!node)
  fail(
    `This machine has Node ${process.versions.node}; the site needs 22.22 or 24.15 or newer here. See https://nodejs.org`,
  );
const env = {
  // Compiled modules, which every process of a command shares.
  NODE_COMPILE_CACHE: path.join(root, ".cache/compiled"),
  ...process.env,
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --import=${new URL("../environment/end-with-parent.mjs", import.meta.url)}`,
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
};

const child = spawn(node, [file, ...options], { cwd: root, stdio: "inherit", env });
// Forward the signal: otherwise a build or server would keep running.
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"]))
  process.on(signal, () => child.kill(signal));
const [status] = await once(child, "exit");
process.exitCode = status ?? 130;
