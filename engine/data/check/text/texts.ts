/** What checks read besides the site: the raw text of the content files, for line numbers, and the day. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesBelow } from "../../read/files-below.server.ts";
import type { Problem } from "../../read/problem.ts";
import type { Site } from "../../read/site.server.ts";
import { spanishFolder } from "../../read/translations.server.ts";

/** File name below the content root -> its text. */
export type Texts = ReadonlyMap<string, string>;

export interface Source {
  root: string;
  now: Date;
  /** English texts. */
  texts: Texts;
  /** The same with those below content/es. */
  allTexts: Texts;
}

export type Check = (site: Site, source: Source) => Iterable<Problem>;

export function sourceOf(root: string, now: Date): Source {
  const files = filesBelow(root).filter((file) => /\.(md|yaml)$/.test(file));
  const allTexts = new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
  const texts = new Map([...allTexts].filter(([file]) => !file.startsWith(`${spanishFolder}/`)));
  return { root, now, texts, allTexts };
}

/** Every place of a pattern in the texts, comments left out. */
export function* textMatches(texts: Texts, pattern: RegExp) {
  for (const [file, written] of texts) {
    const text = withoutComments(file, written);
    for (const match of text.matchAll(pattern)) {
      const before = text.slice(0, match.index);
      const place = { file, line: before.split("\n").length, path: [fieldAfter(file, before)] };
      yield { file, text, match, place };
    }
  }
}

/** The field that a position is in: the last one at the top level before it. */
function fieldAfter(file: string, before: string): string {
  const isBody = file.endsWith(".md") && !/^---[ \t]*\r?\n(?![\s\S]*\n---)/.test(before);
  return (!isBody && before.match(/^\w+(?=:)/gm)?.at(-1)) || "text";
}

/** Replaces comments with spaces, so that positions stay the same. */
function withoutComments(file: string, text: string): string {
  const blank = (part: string) => part.replace(/^[ \t]*#.*$/gm, (line) => " ".repeat(line.length));
  if (file.endsWith(".yaml")) return blank(text);
  return text.replace(/^---[ \t]*\r?\n[\s\S]*?\n---/, blank);
}

export function sentenceAt(text: string, index: number): string {
  const start = Math.max(...[". ", "? ", "! ", "\n"].map((end) => text.lastIndexOf(end, index - 1) + 1));
  const rest = text.slice(index);
  const end = rest.search(/(?<!\b[ap]\.m)[.?!](\s|$)|\n/);
  return text.slice(start, end < 0 ? undefined : index + end + 1).trim();
}

/** Matches text regardless of case, spacing and line breaks. */
export const loosely = (words: string) =>
  new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+"), "gi");
