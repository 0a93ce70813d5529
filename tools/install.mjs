/**
 * Brings in what is missing before anything else runs. Plain JavaScript for Node 20: on a fresh machine nothing but Node
 * and npm is there. What needs a newer Node runs on the one that the project's own packages bring.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const marker = path.join(root, "node_modules", ".installed");
const lockHash = () =>
  createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");

/** Installs the locked packages, unless exactly those are there. */
export function ensurePackages() {
  if (existsSync(marker) && readFileSync(marker, "utf8") === lockHash()) return;
  console.log("Installing packages (once) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const result = spawnSync(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status !== 0)
    fail("npm could not install the packages. Is there a network? Then run the same command again.");
  writeFileSync(marker, lockHash());
}

/** The Node that the packages bring (24), or this one where it is new enough. */
export function projectNode() {
  const name = process.platform === "win32" ? "node.exe" : "node";
  const own = path.join(
    root,
    "node_modules",
    `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`,
    "bin",
    name,
  );
  if (existsSync(own)) return own;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return process.execPath;
  return fail(
    `This machine has Node ${process.versions.node}; the site needs 22.22 or newer here. Please install it from your package manager.`,
  );
}

export function run(args, options = {}) {
  const node = projectNode();
  return spawnSync(node, args, {
    cwd: root,
    stdio: "inherit",
    ...options,
    env: {
      ...process.env,
      PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
      ...options.env,
    },
  });
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
