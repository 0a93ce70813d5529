/** Puts a build live in one of the ways of ways.ts, compares the live site with it, and goes back if it differs. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { filesOf } from "../pipeline/stamp.ts";
import { gate } from "./gate.ts";
import { type Integrity, integrityFile } from "./integrity.ts";
import { type Difference, differences } from "./live.ts";
import { addRelease, earlierRelease, integrityOf, liveRelease, removeOthers, switchTo } from "./releases.ts";

export interface Way {
  /** Folder of the builds that were published. */
  place: string;
  /** Prepares or uploads a release. Can be repeated. */
  send: (release: string) => void;
  /** After the switch. */
  reload?: () => void;
  /** The host's own way back, for a machine that has no earlier build, such as one that runs a workflow. */
  hostRollback?: () => void;
}

export interface Target {
  way: Way;
  /** Address of the live site. */
  site: string;
  /** Seconds before each comparison with the live site: networks take a moment. */
  waits?: number[];
  say?: (line: string) => void;
}

function put({ place, send, reload }: Way, release: string) {
  const before = liveRelease(place);
  send(release);
  switchTo(place, release);
  try {
    reload?.();
  } catch (error) {
    // The server still runs with what it read before.
    if (before) switchTo(place, before);
    throw error;
  }
}

async function compare({ site, waits = [0, 5, 20] }: Target, { files }: Integrity): Promise<Difference[]> {
  let found: Difference[] = [];
  for (const seconds of waits) {
    await wait(seconds * 1000);
    found = await differences(site, files);
    if (found.length === 0) return [];
  }
  return found;
}

/** Whether this very build is live. Another commit with the same files may have other headers, which no file shows. */
async function isLive(site: string, build: string): Promise<boolean> {
  const built = readFileSync(path.join(filesOf(build).site, integrityFile), "utf8");
  try {
    const response = await fetch(`${site}/${integrityFile}`);
    if ((await response.text()) !== built) return false;
    return (await differences(site, JSON.parse(built).files)).length === 0;
  } catch {
    // Not connected yet, or unreachable: the comparison after the deploy says so.
    return false;
  }
}

export async function deploy(target: Target, build: string) {
  const { way, site, say = console.log } = target;
  gate(filesOf(build).settlement);
  if (await isLive(site, build)) return say(`This build is live at ${site}: nothing to publish.`);
  const release = addRelease(way.place, build);
  put(way, release);
  const found = await compare(target, integrityOf(release)).catch((error) => {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause : error).message : error;
    throw new Error(
      `The site was published, but ${site} could not be read: ${reason}\nOnce it can: npm run verify ${site}. To go back: npm run rollback, with the words that followed npm run publish.`,
    );
  });
  if (found.length === 0) {
    removeOthers(way.place);
    return say(`All ${Object.keys(integrityOf(release).files).length} files of ${site} are as built.`);
  }
  for (const { file, reason } of found.slice(0, 20)) say(`${file}: ${reason}`);
  say(`${found.length} files of ${site} are not as built. Going back to the build before.`);
  await rollBack(target);
  throw new Error("Not published: the build before is live again. See “What is live” in docs/hosting.md.");
}

/** Puts the build before live again. */
export async function rollBack(target: Target) {
  const { way, site, say = console.log } = target;
  const earlier = earlierRelease(way.place);
  if (!earlier && way.hostRollback) {
    way.hostRollback();
    return say(`The host went back to the build before. Look at ${site}.`);
  }
  if (!earlier)
    throw new Error(
      `No earlier build is kept in ${way.place}. To go back, check out the commit that was live and publish it.`,
    );
  put(way, earlier);
  removeOthers(way.place);
  const found = await compare(target, integrityOf(earlier));
  const { commit } = integrityOf(earlier);
  const name = `${path.basename(earlier)}${commit ? `, commit ${commit.slice(0, 10)}` : ""}`;
  if (found.length > 0)
    throw new Error(`${name} was published again, but ${found.length} files of ${site} differ from it.`);
  say(`${site} is the build of ${name} again.`);
}
