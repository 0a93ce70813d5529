import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Files that are no content: those that operating systems create, and guides for editors. */
export const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini|readme\.md)$/i.test(name);

/** Every other file below a folder, as "folder/name.ending". */
export const filesBelow = (root: string): string[] =>
  (existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [])
    .filter((entry) => !entry.isDirectory() && !isHousekeeping(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();
