import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { isHousekeeping } from "./files-below.server.ts";

/** Files that editors and operating systems put there while someone works. */
const isTemporary = (file: string) => isHousekeeping(path.basename(file)) || file.endsWith("~");

const statsOf = (file: string) => statSync(file, { throwIfNoEntry: false });

/** Size and time of every file of some places by name: fast to read, and changed by every edit. */
export function statesOf(places: string[]): Map<string, string> {
  const files = places.flatMap((place) =>
    statsOf(place)?.isDirectory()
      ? readdirSync(place, { recursive: true, encoding: "utf8" })
          .sort()
          .map((file) => path.join(place, file))
      : [place],
  );
  return new Map(
    files.flatMap((file): [string, string][] => {
      const stats = statsOf(file);
      return stats?.isFile() && !isTemporary(file) ? [[file, `${stats.size}:${stats.mtimeMs}`]] : [];
    }),
  );
}

/** Changes whenever a file is added, removed or saved. */
export const stateOf = (folder: string) => [...statesOf([folder])].join("\n");
