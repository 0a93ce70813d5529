/** The files below content/files. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "./files-below.server.ts";

export const downloadFolder = "files";
export const downloadPath = (file: string) => `/${downloadFolder}/${file}`;

export const downloadFiles = (root: string) => filesBelow(path.join(root, downloadFolder));

export const downloadSizes = (root: string) =>
  Object.fromEntries(
    downloadFiles(root).map((file) => [file, statSync(path.join(root, downloadFolder, file)).size]),
  );

export const isPdf = (root: string, file: string) =>
  readFileSync(path.join(root, downloadFolder, file))
    .subarray(0, 5)
    .toString() === "%PDF-";
