/** Finds Node and npm. Plain JavaScript for Node 20, used before packages are installed. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
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

/** The Node among the packages, which are there for Linux, or else this one if it is new enough. */
export function newerNode() {
  const { platform, arch, execPath, versions } = process;
  try {
    return createRequire(import.meta.url).resolve(`node-${platform}-${arch}/bin/node`);
  } catch {
    if (isNewEnough(versions.node)) return execPath;
    throw new Error(
      `This machine has Node ${versions.node}; the site needs 22.22 or 24.15 or newer here. See https://nodejs.org`,
    );
  }
}

/** npm names its own file to the scripts that it starts. */
export function npmCommand() {
  const file = process.env.npm_execpath;
  return file ? [process.execPath, file] : ["npm"];
}

/** @param {string} folder */
const markerIn = (folder) => path.join(folder, "node_modules", ".installed");
/** @param {string} folder */
const lockOf = (folder) =>
  createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");

/**
 * Whether a folder has exactly the packages that are locked, there or elsewhere.
 * @param {string} folder
 * @param {string} locked
 */
export const hasPackages = (folder, locked = folder) =>
  existsSync(markerIn(folder)) && readFileSync(markerIn(folder), "utf8") === lockOf(locked);

/**
 * Installs the locked packages of a folder, unless exactly those are installed.
 * @param {string} folder
 * @param {string} what
 */
export function ensurePackages(folder, what) {
  if (hasPackages(folder)) return;
  console.log(`Installing ${what} (once) ...`);
  const [command = "npm", ...first] = npmCommand();
  const args = [...first, "ci", "--no-audit", "--no-fund", "--loglevel=error"];
  if (spawnSync(command, args, { stdio: "inherit", cwd: folder }).status !== 0)
    throw new Error(`npm could not install ${what}. Is there a network? Then run the same command again.`);
  writeFileSync(markerIn(folder), lockOf(folder));
}
