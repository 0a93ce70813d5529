/**
 * /integrity.json: the SHA-256 of every file of the site, and what it was built from. `npm run verify` compares a live
 * site with it.
 */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Origin } from "../pipeline/origin.ts";

export interface Integrity extends Origin {
  /** Hash by file name, in the order of names. */
  files: Record<string, string>;
}

export const integrityFile = "integrity.json";

/** Compressed copies are sent under the name of their file; the rest is configuration for Cloudflare. */
const isSent = (file: string) =>
  !/\.(br|gz)$/.test(file) && !["_headers", "_redirects", ".assetsignore", integrityFile].includes(file);

export const sha256 = (data: Uint8Array) => createHash("sha256").update(data).digest("hex");

export function hashesOf(root: string): Record<string, string> {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"));
  return Object.fromEntries(
    files
      .filter(isSent)
      .sort()
      .map((file) => [file, sha256(readFileSync(path.join(root, file)))]),
  );
}

/** Run when all other files are written. */
export function writeIntegrity(root: string, origin: Origin) {
  const integrity: Integrity = { ...origin, files: hashesOf(root) };
  writeFileSync(path.join(root, integrityFile), `${JSON.stringify(integrity, null, 1)}\n`);
}
