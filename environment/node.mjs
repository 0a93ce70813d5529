/** Finds Node and npm. Plain JavaScript for Node 20: tools/run.mjs uses it before packages are installed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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
 * Installs the locked packages of a folder, unless exactly those are installed. npm names its own file to the scripts that it starts.
 * @param {string} folder
 * @param {string} what
 */
export function ensurePackages(folder, what) {
  const marker = path.join(folder, "node_modules", ".installed");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log(`Installing ${what} (once) ...`);
  const own = process.env.npm_execpath;
  const [command, ...first] = own ? [process.execPath, own] : ["npm"];
  const args = [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (spawnSync(command, args, { stdio: "inherit", cwd: folder }).status !== 0)
    throw new Error(`npm could not install ${what}. Is there a network? Then run the same command again.`);
  writeFileSync(marker, lock);
}
