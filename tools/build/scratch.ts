/**
 * A folder of its own for an extra build, inside the project: the built server half imports packages, and Node looks
 * for those in the folders above it.
 */
import { mkdirSync, mkdtempSync } from "node:fs";
import path from "node:path";

export function scratchFolder(name: string): string {
  const parent = path.resolve(".cache/scratch");
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(path.join(parent, `${name}-`));
}
