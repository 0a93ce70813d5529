import path from "node:path";

/** Whether a file is inside a folder. Both absolute. */
export function isInside(folder: string, file: string): boolean {
  const name = path.relative(folder, file);
  return name !== ".." && !name.startsWith(`..${path.sep}`);
}
