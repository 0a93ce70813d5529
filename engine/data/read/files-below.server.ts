import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Files that are no content: those that operating systems create, and guides for editors. */
const isHousekeeping = (name: string) =>
  name.startsWith(".") || /^(thumbs\.db|desktop\.ini|readme\.md)$/i.test(name);

/** Node's own walk goes on behind symbolic links, through a whole disk. */
export function* entriesBelow(folder: string): Generator<Dirent> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    yield entry;
    if (entry.isDirectory()) yield* entriesBelow(path.join(folder, entry.name));
  }
}

const namesBelow = (root: string, isWanted: (entry: Dirent) => boolean): string[] =>
  (existsSync(root) ? [...entriesBelow(root)] : [])
    .filter((entry) => isWanted(entry) && !isHousekeeping(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort();

/** Every other file below a folder, as "folder/name.ending". */
export const filesBelow = (root: string) => namesBelow(root, (entry) => !entry.isDirectory());

export const linksBelow = (root: string) => namesBelow(root, (entry) => entry.isSymbolicLink());

const statsOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** Size and time of every file of some places by name: fast to read, and changed by every edit. */
export function statesOf(places: string[]): Map<string, string> {
  const files = places.flatMap((place) =>
    statsOf(place)?.isDirectory() ? filesBelow(place).map((file) => path.join(place, file)) : [place],
  );
  return new Map(
    files.flatMap((file): [string, string][] => {
      const stats = statsOf(file);
      // Text editors put copies beside a file while someone works.
      return stats?.isFile() && !file.endsWith("~") ? [[file, `${stats.size}:${stats.mtimeMs}`]] : [];
    }),
  );
}

/** Changes whenever a file is added, removed or saved. */
export const stateOf = (folder: string) => [...statesOf([folder])].join("\n");
