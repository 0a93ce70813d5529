/**
 * /integrity.json: the SHA-256 of every file of the site, compressed copies too, its headers and redirects, and what it was
 * built from. `npm run verify` compares a live site with it.
 */
import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Origin } from "../build/origin.ts";
import { entriesBelow } from "../data/read/files-below.server.ts";
import type { HostingRules } from "./rules.ts";

export interface Integrity extends Origin {
  hosting: HostingRules;
  /** Hash by file name, in the order of names. */
  files: Record<string, string>;
}

export const integrityFile = "integrity.json";

export const sha256 = (data: Uint8Array | string) => hash("sha256", data);

/** Names of all files below a folder. Refuses links: servers would send what they point to. */
export function filesIn(root: string): string[] {
  const entries = [...entriesBelow(root)];
  const nameOf = ({ parentPath, name }: (typeof entries)[number]) =>
    path.relative(root, path.join(parentPath, name)).replaceAll(path.sep, "/");
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new Error(
      `${nameOf(link)} in the build is a symbolic link. A build has only files of its own: npm run build makes a new one.`,
    );
  return entries.filter((entry) => entry.isFile()).map(nameOf);
}

function hashesOf(root: string): Record<string, string> {
  const files = filesIn(root).filter((file) => file !== integrityFile);
  return Object.fromEntries(files.sort().map((file) => [file, sha256(readFileSync(path.join(root, file)))]));
}

/** Run when all other files are written. */
export function writeIntegrity(root: string, origin: Origin, hosting: HostingRules) {
  const integrity: Integrity = { ...origin, hosting, files: hashesOf(root) };
  writeFileSync(path.join(root, integrityFile), `${JSON.stringify(integrity, null, 1)}\n`);
}

/** Whether a text is an integrity.json. That of a live site may be anything. */
export function isIntegrity(text: string): boolean {
  try {
    return Object.keys(JSON.parse(text).files).length > 0;
  } catch {
    return false;
  }
}

export const noBuild = "There is no complete build. Run: npm run build";

/** The text of a build's own. What was cut off, by a full disk, is no build. */
export function integrityOf(build: string): string {
  const file = path.join(build, "client", integrityFile);
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  if (!isIntegrity(text)) throw new Error(noBuild);
  return text;
}

/** Files of a build that were changed, added or lost after it was made. */
export function damage(build: string): string[] {
  const { files }: Integrity = JSON.parse(integrityOf(build));
  if (!existsSync(path.join(build, "hosting"))) throw new Error(noBuild);
  filesIn(path.join(build, "hosting"));
  const found = hashesOf(path.join(build, "client"));
  return Object.keys({ ...files, ...found }).filter((file) => files[file] !== found[file]);
}

/** In words: what a build was made from. */
export const describeOrigin = ({ commit, edited, contentDate }: Origin) =>
  [
    commit ? `commit ${commit.slice(0, 10)}` : "no commit",
    ...(edited ? ["with later edits"] : []),
    `content of ${contentDate ?? "no date"}`,
  ].join(", ");
