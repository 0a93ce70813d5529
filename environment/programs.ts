/** Binaries of the project's packages, as files for Node. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { programIn } from "./places.mjs";

export function programOf(packageName: string, program: string): string {
  const folder = path.resolve("node_modules", packageName);
  const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return programIn(folder, manifest, program, process.platform);
}
