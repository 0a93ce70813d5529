/** While `npm run edit` runs, it keeps the last ten versions of each text, so that a saved change can be taken back. */
import { existsSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { writeFile } from "../build/write-file.ts";
import { sourceOf } from "../data/check/text/texts.ts";

const most = 10;

/** A text as it was until `until`, in milliseconds. */
export interface Version {
  file: string;
  until: number;
  text: string;
}

/** `root`: the content. `folder`: where versions are kept. */
export function keepVersions(root: string, folder: string) {
  const textsNow = () => sourceOf(root, new Date()).allTexts;
  let known = textsNow();

  const versionsOf = (file: string): Version[] => {
    const place = path.join(folder, encodeURIComponent(file));
    const times = existsSync(place) ? readdirSync(place).map(Number) : [];
    return times
      .sort((a, b) => b - a)
      .map((until) => ({ file, until, text: readFileSync(path.join(place, String(until)), "utf8") }));
  };

  function keep(file: string, text: string) {
    const place = path.join(folder, encodeURIComponent(file));
    const older = versionsOf(file);
    if (older[0]?.text === text) return;
    writeFile(path.join(place, String(Math.max(Date.now(), (list()[0]?.until ?? 0) + 1))), text);
    for (const { until } of older.slice(most - 1)) rmSync(path.join(place, String(until)));
  }

  /** Keeps the text from before of every file that has changed since the last look. */
  function look() {
    const now = textsNow();
    for (const [file, text] of known) if (now.get(file) !== text) keep(file, text);
    known = now;
  }

  /** Programs write a file in several steps: it is read when they are done. */
  function watchFiles() {
    let timer: NodeJS.Timeout | undefined;
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        try {
          look();
        } catch {
          // A file was moved or deleted while it was read.
          lookSoon();
        }
      }, 300);
    };
    watch(root, { recursive: true }, lookSoon);
  }

  /** The newest change first. */
  const list = (): Version[] =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .flatMap((name) => versionsOf(decodeURIComponent(name)))
      .sort((a, b) => b.until - a.until);

  /** The text of today becomes a version too. False if there is no such version. */
  function bringBack(file: string, until: number): boolean {
    const version = list().find((one) => one.file === file && one.until === until);
    if (!version) return false;
    writeFileSync(path.join(root, file), version.text);
    look();
    return true;
  }

  return { look, watchFiles, list, bringBack };
}
export type Versions = ReturnType<typeof keepVersions>;
