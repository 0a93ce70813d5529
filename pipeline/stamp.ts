/** Checks whether the built site is up to date with its source files. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildTime } from "../site/read/build-time.server.ts";
import { isHousekeeping } from "../site/read/files-below.server.ts";
import { dayIn } from "../site/text/dates.ts";

export const buildFolder = path.resolve(process.env.BUILD_DIR ?? "build");
/** Files of a build folder: the site, the hosting rules for the server, and the stamp of its inputs. */
export const filesOf = (folder: string) => ({
  site: path.join(folder, "client"),
  hosting: path.join(folder, "hosting.json"),
  /** What preflight said when it was built; a deploy asks it. */
  settlement: path.join(folder, "preflight.json"),
  stamp: path.join(folder, "stamp.json"),
});
export const { site: siteFolder, hosting: hostingFile, stamp: stampFile } = filesOf(buildFolder);
/** Files and folders that the site is built from. */
export const inputs = [
  "app",
  "site",
  "pipeline",
  "environment",
  "hosts",
  "tools/build.ts",
  // What preflight says is a part of the build.
  "tools/content.ts",
  "tools/preflight.ts",
  process.env.CONTENT_DIR ?? "content",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** Size and time of every input file by name: fast to read, and changed by every edit. */
export type Inputs = Map<string, string>;

/** Files that editors and operating systems put there while someone works. */
const isTemporary = (file: string) => isHousekeeping(path.basename(file)) || file.endsWith("~");

export function inputsNow(places = inputs): Inputs {
  const found: Inputs = new Map();
  const add = (file: string) => {
    const stats = statSync(file, { throwIfNoEntry: false });
    if (stats?.isFile() && !isTemporary(file)) found.set(file, `${stats.size}:${stats.mtimeMs}`);
  };
  for (const place of places) {
    if (!statSync(place, { throwIfNoEntry: false })?.isDirectory()) add(place);
    else
      for (const file of readdirSync(place, { recursive: true, encoding: "utf8" }).sort())
        add(path.join(place, file));
  }
  return found;
}

/** The day on which the next article is due, in the practice's time zone: 2026-12-01. A build of the day before lacks it. */
export interface Due {
  day: string;
  timeZone: string;
}
export const inputsHash = (files = inputsNow()) =>
  createHash("sha256")
    .update(`${process.env.COMPRESSION} ${process.env.SOURCE_DATE_EPOCH}\n`)
    .update([...files].map(([file, state]) => `${file}:${state}\n`).join(""))
    .digest("hex");

/** Files that were edited, added or removed between two moments. */
export const editedBetween = (before: Inputs, after: Inputs) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

interface Stamp {
  inputs: string;
  due?: Due | undefined;
}

export function isFresh(now = buildTime()): boolean {
  if (!existsSync(stampFile)) return false;
  const { inputs, due }: Stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  return inputs === inputsHash() && (!due || dayIn(due.timeZone, now) < due.day);
}

export const writeStamp = (file: string, inputs: string, due?: Due) =>
  writeFileSync(file, JSON.stringify({ inputs, due } satisfies Stamp));
