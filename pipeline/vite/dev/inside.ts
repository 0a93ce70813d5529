import nodePath from "node:path";

/** Whether a file is inside a folder. Both absolute; `path` is a parameter for tests of other systems. */
export function isInside(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, "relative" | "isAbsolute" | "sep"> = nodePath,
): boolean {
  const name = path.relative(folder, file);
  // Between two Windows drives there is no relative path.
  return name !== ".." && !name.startsWith(`..${path.sep}`) && !path.isAbsolute(name);
}
