/**
 * Starts every npm script: `node tools/run.mjs FILE [arguments]`. Installs the locked packages if they are missing, then runs
 * the file on the project's Node. Plain JavaScript for Node 20: on a fresh machine only Node and npm are installed.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { nodeOf, runNpm } from "../environment/node.mjs";
import "../environment/end-with-parent.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Installs the locked packages, unless exactly those are installed. */
function ensurePackages() {
  const marker = path.join(root, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing packages (once) ...");
  if (!runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: root }))
    fail("npm could not install the packages. Is there a network? Then run the same command again.");
  writeFileSync(marker, lock);
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

ensurePackages();
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
