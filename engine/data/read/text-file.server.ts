/** Reads one text file and rejects invalid encoding and invisible characters. */
import { readFileSync, statSync } from "node:fs";
import { normalized } from "../text/front-matter.ts";
import type { Problem } from "./problem.ts";

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

/**
 * Characters that can't be shown or seen. Right-to-left text and emoji are allowed. Bidirectional control characters are not: with
 * them a page can show a number or an address other than the one in the file. Nor are invisible characters inside words.
 */
const refused =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: such characters are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2028-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/;

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
  const sign = refused.exec(text);
  if (!sign) return { text, problems: [] };
  const before = text.slice(0, sign.index).split("\n");
  const code = sign[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  const problem = {
    line: before.length,
    column: (before.at(-1)?.length ?? 0) + 1,
    path: ["text"],
    expected: "readable text (UTF-8)",
    found: `a character that can't be seen (U+${code})`,
    todo: "delete the words around it and type them again by hand, or save the file again as UTF-8 text",
  };
  return { problems: [problem] };
}
