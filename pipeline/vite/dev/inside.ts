import nodePath from "node:path";

/** Whether a file lies in a folder. Both absolute; `path` is that of the machine. */
export function isInside(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, "relative" | "isAbsolute" | "sep"> = nodePath,
): boolean {
  const name = path.relative(folder, file);
  // From one drive of Windows to another there is no relative path.
  return name !== ".." && !name.startsWith(`..${path.sep}`) && !path.isAbsolute(name);
}
