/**
 * The builds that were published to a place, and a link to the one that is live:
 *   PLACE/releases/2026-11-16T08-38-52-123Z/{client,hosting,hosting.json,preflight.json}
 *   PLACE/current -> releases/2026-11-16T08-38-52-123Z
 * A build gets its name there when it is complete, and goes live when the link is switched: both are one rename, so a
 * deploy that stops halfway changes nothing.
 */
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { filesOf } from "../pipeline/stamp.ts";
import { gate } from "./gate.ts";
import { hashesOf, type Integrity, integrityFile } from "./integrity.ts";

/** How many builds a place keeps: the live one and those to go back to. */
const most = 4;
/** Everything of a build that hosts need. */
const parts = ["client", "hosting", "hosting.json", "preflight.json"];

const releasesOf = (place: string) => path.join(place, "releases");
const link = (place: string) => path.join(place, "current");

/** Oldest first. */
const namesIn = (place: string) =>
  existsSync(releasesOf(place))
    ? readdirSync(releasesOf(place))
        .filter((name) => !name.startsWith("."))
        .sort()
    : [];

export function liveRelease(place: string): string | undefined {
  if (!existsSync(link(place))) return undefined;
  return path.join(releasesOf(place), path.basename(readlinkSync(link(place))));
}

export const integrityOf = (release: string): Integrity =>
  JSON.parse(readFileSync(path.join(release, "client", integrityFile), "utf8"));

const isSameBuild = (one: string, other: string) =>
  [path.join("client", integrityFile), "hosting.json"].every((file) => {
    const [a, b] = [one, other].map((folder) => path.join(folder, file));
    return a && b && existsSync(a) && existsSync(b) && readFileSync(a).equals(readFileSync(b));
  });

/** Copies a build to its place, unless it is the live one. Refuses a build that preflight didn't pass. */
export function addRelease(place: string, build: string, now = new Date()): string {
  gate(filesOf(build).settlement);
  const live = liveRelease(place);
  if (live && isSameBuild(live, build)) return live;
  if (existsSync(place) && !existsSync(releasesOf(place)) && readdirSync(place).length > 0)
    throw new Error(`${place} has other files in it. Name a new folder.`);
  const incoming = path.join(releasesOf(place), ".incoming");
  rmSync(incoming, { recursive: true, force: true });
  for (const part of parts) {
    const from = path.join(build, part);
    if (existsSync(from)) cpSync(from, path.join(incoming, part), { recursive: true });
  }
  const { files } = integrityOf(incoming);
  const copied = hashesOf(path.join(incoming, "client"));
  const broken = Object.keys({ ...files, ...copied }).filter((file) => files[file] !== copied[file]);
  if (broken.length > 0)
    throw new Error(`The build is not complete: ${broken.slice(0, 3).join(", ")}. Run: npm run build`);
  const release = path.join(releasesOf(place), now.toISOString().replaceAll(/[:.]/g, "-"));
  renameSync(incoming, release);
  return release;
}

/** Makes a release the live one. */
export function switchTo(place: string, release: string) {
  const next = path.join(place, ".next");
  rmSync(next, { force: true });
  // On Windows: a junction, which needs no special rights but can't replace another by a rename.
  symlinkSync(path.join("releases", path.basename(release)), next, "junction");
  if (process.platform === "win32") rmSync(link(place), { force: true });
  renameSync(next, link(place));
}

/**
 * The release to go back to: the one before the live one. If a newer one is there, its deploy was interrupted, and parts
 * of it may be live: then it is the one that the link still names.
 */
export function earlierRelease(place: string): string | undefined {
  const names = namesIn(place);
  const live = names.indexOf(path.basename(liveRelease(place) ?? ""));
  const name = live < names.length - 1 ? names[live] : names[live - 1];
  return name && path.join(releasesOf(place), name);
}

/** Removes what is newer than the live release (a rollback left it), and the oldest ones. */
export function removeOthers(place: string) {
  const names = namesIn(place);
  const live = names.indexOf(path.basename(liveRelease(place) ?? ""));
  if (live < 0) return;
  for (const name of [...names.slice(live + 1), ...names.slice(0, Math.max(0, live + 1 - most))])
    rmSync(path.join(releasesOf(place), name), { recursive: true });
}
