/**
 * An update replaces content, package.json and the lockfile by new copies. It writes a journal first, so that one which was killed
 * in between is finished by the next command. Plain JavaScript for Node 20.
 */
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** What an update changes a copy of. */
export const updated = ["content", "package.json", "package-lock.json"];
/** Packages come last: until then the commands are the older version's. */
const swapped = [...updated, "node_modules"];

/** @param {string} practice */
export const updateFolder = (practice) => path.join(practice, ".cache/update");

/** @param {string} practice */
export function finishUpdate(practice) {
  const folder = updateFolder(practice);
  const journal = path.join(folder, "journal");
  if (!existsSync(journal)) return false;
  mkdirSync(path.join(folder, "before"), { recursive: true });
  for (const name of swapped) {
    const [next, here, before] = ["next", "", "before"].map((one) =>
      path.join(one ? path.join(folder, one) : practice, name),
    );
    // What has been moved already is not in `next` any more.
    if (!next || !here || !before || !existsSync(next)) continue;
    if (existsSync(here)) existsSync(before) ? rmSync(here, { recursive: true }) : renameSync(here, before);
    renameSync(next, here);
  }
  rmSync(journal);
  return true;
}
