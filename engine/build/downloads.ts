/** Copies the files of content/files, which checks have found to be listed PDFs, to the public folder. */
import { cpSync, existsSync, rmSync } from "node:fs";
import path from "node:path";
import { downloadFolder } from "../data/read/download-files.server.ts";
import { publicFolder } from "../data/view/pictures.server.ts";
import { contentFolder } from "../roots.ts";

export function copyDownloads() {
  const from = path.join(contentFolder(), downloadFolder);
  const to = path.join(publicFolder, downloadFolder);
  rmSync(to, { recursive: true, force: true });
  if (existsSync(from))
    cpSync(from, to, { recursive: true, filter: (file) => !path.basename(file).startsWith(".") });
}
