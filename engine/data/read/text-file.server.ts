/** Reads one text file and rejects invalid encoding and invisible characters. */
import { readFileSync, statSync } from "node:fs";
import { normalized } from "../text/front-matter.ts";
import type { Problem } from "./problem.ts";
import { unseenIn } from "./unseen.ts";

type Message = Omit<Problem, "file">;

/** Longer text is probably a wrong paste. */
export const longestText = 20_000;
export const tooLong = (text: string, most = longestText) => ({
  expected: `at most ${most.toLocaleString("en-US")} characters`,
  found: `${text.length.toLocaleString("en-US")} characters`,
  todo: "split it, or look for a paste that went wrong",
});

/** The longest content file is a tenth of this. */
const longestFile = 200_000;

const folder = {
  expected: "a file of this name",
  found: "a folder",
  todo: "give the folder another name, or move it out of content",
};
const nothing = {
  expected: "a file of this name",
  found: "nothing",
  todo: "bring the file back, or take it from an earlier version",
};
const twoVersions = {
  expected: "one version of the file",
  found: "two versions that were merged (<<<<<<<)",
  todo: "keep the lines that are right, and delete the others and the lines of <<<<<<<, ======= and >>>>>>>",
};

/** Undefined if there is no file, or a broken or circular symlink. */
function statsOf(absolute: string) {
  try {
    return statSync(absolute);
  } catch {
    return undefined;
  }
}

export function readText(absolute: string): { text?: string; problems: Message[] } {
  const stats = statsOf(absolute);
  const text = stats?.isFile() ? normalized(readFileSync(absolute, "utf8")) : undefined;
  if (text === undefined) return { problems: [{ path: ["file"], ...(stats ? folder : nothing) }] };
  if (text.length > longestFile) return { problems: [{ path: ["file"], ...tooLong(text, longestFile) }] };
  const merged = text.search(/^<{7} /m);
  if (merged >= 0)
    return { problems: [{ path: ["text"], line: text.slice(0, merged).split("\n").length, ...twoVersions }] };
  const unseen = unseenIn(text);
  if (!unseen) return { text, problems: [] };
  const { index, message } = unseen;
  const before = text.slice(0, index).split("\n");
  const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, path: ["text"] };
  return { problems: [{ ...place, ...message }] };
}
