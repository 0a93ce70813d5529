import nodePath from "node:path";

/** A file's name inside a folder, with slashes, or undefined if it lies elsewhere. */
export function inside(
  folder: string,
  file: string,
  path: Pick<typeof nodePath, "relative" | "isAbsolute" | "sep"> = nodePath,
): string | undefined {
  const name = path.relative(folder, file);
  // On another drive of Windows there is no way from one to the other.
  if (name === ".." || name.startsWith(`..${path.sep}`) || path.isAbsolute(name)) return undefined;
  return name.replaceAll(path.sep, "/");
}
