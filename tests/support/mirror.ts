import { copyFileSync, lstatSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll(path.sep, "/"));

/**
 * Makes a folder the copy of another. Keeps what is the same already, by size and time, so that a copy which a test has
 * changed is restored in a few milliseconds.
 */
export function mirror(from: string, to: string, isWanted: (file: string) => boolean = () => true) {
  mkdirSync(to, { recursive: true });
  // Folders come before what is in them.
  const wanted = new Set(filesIn(from).filter(isWanted));
  for (const file of filesIn(to))
    if (!wanted.has(file)) rmSync(path.join(to, file), { recursive: true, force: true });
  for (const file of wanted) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    const [original, copy] = [statSync(source), lstatSync(target, { throwIfNoEntry: false })];
    const isFolder = original.isDirectory();
    const isSameTime = Math.abs((copy?.mtimeMs ?? 0) - original.mtimeMs) < 1;
    if (isFolder ? copy?.isDirectory() : copy?.isFile() && copy.size === original.size && isSameTime)
      continue;
    rmSync(target, { recursive: true, force: true });
    if (isFolder) mkdirSync(target);
    else {
      copyFileSync(source, target);
      utimesSync(target, original.atime, original.mtime);
    }
  }
  return to;
}
