/**
 * Which browser made the visual snapshots. Another version or system may render edges and fonts differently, so the
 * comparison is skipped there, with a message. CI always compares: after a browser update, check the snapshots and update
 * them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface BrowserRecord {
  platform: string;
  /** Chromium's version, e.g. 150.0.1.2. Only the major version is compared. */
  chromium: string;
}

const majorOf = ({ chromium }: BrowserRecord) => chromium.split(".")[0];

/** Why snapshots can't be compared here, or undefined if they can. */
export function reasonToSkip(
  accepted: BrowserRecord | undefined,
  now: BrowserRecord,
  isCI: boolean,
): string | undefined {
  if (!accepted)
    return isCI
      ? undefined
      : "!!! NO SNAPSHOTS YET: check the site, then run `node tools/run.mjs tools/looks.ts --update` !!!";
  const isAlike = accepted.platform === now.platform && majorOf(accepted) === majorOf(now);
  if (isAlike || (isCI && accepted.platform === now.platform)) return undefined;
  const nameOf = ({ platform, chromium }: BrowserRecord) => `Chromium ${chromium} on ${platform}`;
  return `!!! SNAPSHOTS ARE NOT COMPARED: they were made with ${nameOf(accepted)}, this is ${nameOf(now)} !!!`;
}

const fileIn = (folder: string) => path.join(folder, "drawn-with.json");

export const readRecord = (folder: string): BrowserRecord | undefined =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), "utf8")) : undefined;

export const writeRecord = (folder: string, browser: BrowserRecord) =>
  writeFileSync(fileIn(folder), `${JSON.stringify(browser, null, 2)}\n`);
