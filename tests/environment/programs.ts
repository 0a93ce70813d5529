/** Programs of the project's packages, as files for Node. */
import { readFileSync } from "node:fs";
import path from "node:path";

export function programOf(packageName: string, program: string): string {
  const folder = path.resolve("node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[program]);
}
