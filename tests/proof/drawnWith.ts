/**
 * Which browser drew the accepted looks. Another version may shade edges in another way, and other systems have other
 * fonts: there the pictures can't be compared, which is said. In CI they always are, and a new browser means to look at
 * them again and accept them.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

interface Drawing {
  platform: string;
  /** Chromium's version, e.g. 150.0.1.2; its first number counts. */
  chromium: string;
}

const majorOf = ({ chromium }: Drawing) => chromium.split(".")[0];

/** Why pictures can't be compared here, or undefined if they can. */
export function whyNotCompared(
  accepted: Drawing | undefined,
  now: Drawing,
  isCI: boolean,
): string | undefined {
  if (!accepted)
    return isCI
      ? undefined
      : "!!! NO LOOKS ARE ACCEPTED YET: look at the site, then run `npm run looks -- --update` !!!";
  const isAlike = accepted.platform === now.platform && majorOf(accepted) === majorOf(now);
  if (isAlike || (isCI && accepted.platform === now.platform)) return undefined;
  const words = ({ platform, chromium }: Drawing) => `Chromium ${chromium} on ${platform}`;
  return `!!! LOOKS ARE NOT COMPARED: they were drawn with ${words(accepted)}, this is ${words(now)} !!!`;
}

const fileIn = (folder: string) => path.join(folder, "drawn-with.json");

export const readDrawing = (folder: string): Drawing | undefined =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), "utf8")) : undefined;

export const writeDrawing = (folder: string, drawing: Drawing) =>
  writeFileSync(fileIn(folder), `${JSON.stringify(drawing, null, 2)}\n`);
