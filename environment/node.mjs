/** Finds Node and npm. Plain JavaScript for Node 20: tools/run.mjs uses it before packages are installed. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Whether a Node version can run the project: React Router needs 22.22, stylelint 24.15. Some versions in between lack
 * `import.meta.main` (23, 24.0, 24.1), and tools would exit silently.
 * @param {string} version
 */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major === 22) return minor >= 22;
  if (major === 24) return minor >= 15;
  return major > 24;
}

/**
 * The Node to run the project with: the one from its packages, or the current one if it is new enough.
 * @param {string} root
 */
export function nodeOf(root) {
  const { platform, arch, execPath, versions } = process;
  const packaged = path.join(root, "node_modules", `node-${platform}-${arch}`, "bin", "node");
  if (existsSync(packaged)) return packaged;
  return isNewEnough(versions.node) ? execPath : undefined;
}

/**
 * Runs npm and returns whether it succeeded. npm names its own file to the scripts that it starts.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function runNpm(args, options) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : ["npm"];
  return spawnSync(command, [...first, ...args], { stdio: "inherit", ...options }).status === 0;
}
