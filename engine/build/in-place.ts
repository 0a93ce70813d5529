/**
 * Builds into a separate folder (`next`), which replaces the old build when complete. A failed build
 * leaves the old site untouched.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";

/** Expected failures, whose message is all that an owner needs. */
export class BuildError extends Error {}

/** Removed first and added last: without it the folder doesn't count as built. */
const stamp = "stamp.json";

export async function buildInPlace(folder: string, make: (next: string) => Promise<void>) {
  const next = path.join(folder, "next");
  mkdirSync(folder, { recursive: true });
  const unlock = lock(path.join(folder, "building.pid"));
  try {
    restoreInterrupted(folder);
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next);
    await make(next);
    swap(folder, next);
  } finally {
    restoreInterrupted(folder);
    rmSync(next, { recursive: true, force: true });
    unlock();
  }
}

/** Two builds in one folder would remove each other's files. */
function lock(file: string) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (isRunning(Number(readFileSync(file, "utf8")))) {
      const since = statSync(file).mtime.toLocaleTimeString("en-US", { timeStyle: "short" });
      throw new BuildError(
        `Another build is running (since ${since}). Run this again when it is done. If there is none, delete ${path.relative("", file)}.`,
      );
    }
    writeFileSync(file, String(process.pid));
  }
  return () => rmSync(file, { force: true });
}

function isRunning(other: number): boolean {
  try {
    // A full disk leaves an empty file.
    return other > 0 && other !== process.pid && process.kill(other, 0);
  } catch (error) {
    // A process of another user.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** Renames are fast and need no disk space: there is no site for a few milliseconds only. */
function swap(folder: string, next: string) {
  const previous = path.join(folder, "previous");
  mkdirSync(previous);
  const names = readdirSync(next).filter((name) => name !== stamp);
  const move = (name: string, from: string, to: string) => {
    if (existsSync(path.join(from, name))) renameSync(path.join(from, name), path.join(to, name));
  };
  for (const name of [stamp, ...names]) move(name, folder, previous);
  for (const name of [...names, stamp]) move(name, next, folder);
}

/**
 * A failure, power cut or kill during the swap leaves the old build, or a part of it, in `previous`: moves it back. If that
 * fails too, `previous` stays for the next build to do so.
 */
function restoreInterrupted(folder: string) {
  const previous = path.join(folder, "previous");
  const isSwapped = existsSync(path.join(folder, stamp));
  const names = isSwapped || !existsSync(previous) ? [] : readdirSync(previous);
  for (const name of [...names.filter((one) => one !== stamp), ...names.filter((one) => one === stamp)]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    renameSync(path.join(previous, name), path.join(folder, name));
  }
  rmSync(previous, { recursive: true, force: true });
}
