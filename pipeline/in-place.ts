/**
 * A build is made in a folder of its own (`next`) and takes the old one's place when it is complete. A build that fails
 * leaves the site that was there before as it was.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Goes first and comes last: without it, nothing counts as built. */
const stamp = "stamp.json";

export async function buildInPlace(folder: string, make: (next: string) => Promise<void>) {
  const next = path.join(folder, "next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  try {
    await make(next);
    swap(folder, next);
  } finally {
    rmSync(next, { recursive: true, force: true });
  }
}

/** Renames are quick and need no space: for a few milliseconds only there is neither the old site nor the new one. */
function swap(folder: string, next: string) {
  const previous = path.join(folder, "previous");
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(previous);
  const names = readdirSync(next).filter((name) => name !== stamp);
  const done: [from: string, to: string][] = [];
  const move = (name: string, from: string, to: string) => {
    const paths: [string, string] = [path.join(from, name), path.join(to, name)];
    if (!existsSync(paths[0])) return;
    renameSync(...paths);
    done.push(paths);
  };
  try {
    for (const name of [stamp, ...names]) move(name, folder, previous);
    for (const name of [...names, stamp]) move(name, next, folder);
  } catch (error) {
    // Windows does not move a folder while another program has a file of it open.
    for (const [from, to] of done.reverse()) renameSync(to, from);
    throw error;
  } finally {
    rmSync(previous, { recursive: true, force: true });
  }
}
