import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a file, with the folders that it is in. */
export function writeFile(file: string, data: string | Uint8Array) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, data);
}
