/** The files below content/files. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { isHousekeeping } from "./housekeeping.ts";

export const downloadFolder = "files";
export const downloadPath = (file: string) => `/${downloadFolder}/${file}`;

export function downloadFiles(root: string): string[] {
  const folder = path.join(root, downloadFolder);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !isHousekeeping(name)) : [];
}

export const downloadSizes = (root: string) =>
  Object.fromEntries(
    downloadFiles(root).map((file) => [file, statSync(path.join(root, downloadFolder, file)).size]),
  );

export const isPdf = (root: string, file: string) =>
  readFileSync(path.join(root, downloadFolder, file))
    .subarray(0, 5)
    .toString() === "%PDF-";
