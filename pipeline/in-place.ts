/**
 * Builds into a separate folder (`next`), which replaces the old build when complete. A failed build
 * leaves the old site untouched.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Removed first and added last: without it the folder doesn't count as built. */
const stamp = "stamp.json";

export async function buildInPlace(folder: string, make: (next: string) => Promise<void>) {
  const next = path.join(folder, "next");
  restoreInterrupted(folder);
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await make(next);
    swap(folder, next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/**
 * Windows can't move a folder while a program has one of its files open: `npm start` sends one, a virus scanner reads one.
 * Tries for two seconds.
 */
function rename(from: string, to: string) {
  const isHeld = (error: unknown) =>
    error instanceof Error && "code" in error && ["EPERM", "EBUSY", "EACCES"].includes(String(error.code));
  for (let attempt = 1; ; attempt++) {
    try {
      return renameSync(from, to);
    } catch (error) {
      if (attempt === 20 || !isHeld(error)) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
}

/** Renames are fast and need no disk space: there is no site for a few milliseconds only. */
function swap(folder: string, next: string) {
  const previous = path.join(folder, "previous");
  mkdirSync(previous);
  const names = readdirSync(next).filter((name) => name !== stamp);
  const done: [from: string, to: string][] = [];
  const move = (name: string, from: string, to: string) => {
    const paths: [string, string] = [path.join(from, name), path.join(to, name)];
    if (!existsSync(paths[0])) return;
    rename(...paths);
    done.push(paths);
  };
  try {
    for (const name of [stamp, ...names]) move(name, folder, previous);
    for (const name of [...names, stamp]) move(name, next, folder);
  } catch (error) {
    for (const [from, to] of done.reverse()) rename(to, from);
    throw error;
  } finally {
    rmSync(previous, { recursive: true, force: true });
  }
}

/** A power cut or kill during the swap leaves the old build, or a part of it, in `previous`: move it back. */
function restoreInterrupted(folder: string) {
  const previous = path.join(folder, "previous");
  const isSwapped = existsSync(path.join(folder, stamp));
  const names = isSwapped || !existsSync(previous) ? [] : readdirSync(previous);
  for (const name of [...names.filter((one) => one !== stamp), ...names.filter((one) => one === stamp)]) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
    rename(path.join(previous, name), path.join(folder, name));
  }
  rmSync(previous, { recursive: true, force: true });
}
