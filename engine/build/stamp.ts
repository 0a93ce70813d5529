/** Checks whether the built site is up to date with its source files. */

import { hash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { buildTime } from "../data/read/build-time.server.ts";
import { statesOf } from "../data/read/files-below.server.ts";
import { dayIn } from "../data/text/dates.ts";
import { contentFolder, inEngine, inOutput, inPractice } from "../roots.ts";

export const buildFolder = inOutput("build");
/** Files of a build folder: the site, the hosting rules for the server, and the stamp of its inputs. */
export const filesOf = (folder: string) => ({
  site: path.join(folder, "client"),
  hosting: path.join(folder, "hosting.json"),
  /** What preflight said when it was built; a deploy asks it. */
  preflight: path.join(folder, "preflight.json"),
  stamp: path.join(folder, "stamp.json"),
});
export const { site: siteFolder, hosting: hostingFile, stamp: stampFile } = filesOf(buildFolder);
/** Files and folders that the site is built from. */
export const inputs = [
  ...["app", "data", "safety", "build", "hosts", "cli", "bin", "dist", "roots.ts", "package.json"].map(
    (name) => inEngine(name),
  ),
  contentFolder(),
  inPractice("package-lock.json"),
];

export const inputsHash = (files = statesOf(inputs)) =>
  hash("sha256", [process.env.COMPRESSION, process.env.SOURCE_DATE_EPOCH, ...files].join("\n"));

type States = ReturnType<typeof statesOf>;
/** Files that were edited, added or removed between two moments. */
export const editedBetween = (before: States, after: States) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file));

interface Stamp {
  inputs: string;
  /** The day of the build in the practice's time zone: on the next, an article may be due and a closed day over. */
  day: string;
  timeZone: string;
}

export function isFresh(now = buildTime()): boolean {
  if (!existsSync(stampFile)) return false;
  const { inputs, day, timeZone }: Stamp = JSON.parse(readFileSync(stampFile, "utf8"));
  return inputs === inputsHash() && day === dayIn(timeZone, now);
}

export const writeStamp = (file: string, inputs: string, timeZone: string) =>
  writeFileSync(
    file,
    JSON.stringify({ inputs, day: dayIn(timeZone, buildTime()), timeZone } satisfies Stamp),
  );
