import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Changes whenever a file is added, removed or saved. */
export function stateOf(folder: string): string {
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return files
    .map((file) => {
      const stats = statSync(path.join(folder, file), { throwIfNoEntry: false });
      return `${file}:${stats?.size}:${stats?.mtimeMs}`;
    })
    .join("\n");
}
