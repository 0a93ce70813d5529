/** Raw text of the content files, for checks that report line numbers. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { spanishFolder } from "../../read/translations.server.ts";

/** File name below the content root -> its text. */
export type Texts = Map<string, string>;

/** Translations have checks of their own. */
export function textsOf(root: string): Texts {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll(path.sep, "/"))
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== "README.md")
    .filter((file) => !file.startsWith(`${spanishFolder}/`))
    .sort();
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]));
}

/** Replaces comments with spaces, so that positions stay the same. */
export function withoutComments(file: string, text: string): string {
  const blank = (part: string) => part.replace(/^[ \t]*#.*$/gm, (line) => " ".repeat(line.length));
  if (file.endsWith(".yaml")) return blank(text);
  return text.replace(/^---[ \t]*\r?\n[\s\S]*?\n---/, blank);
}

export const lineAt = (text: string, index: number) => text.slice(0, index).split("\n").length;

/** The line of the first match, if any. */
export function lineOf(texts: Texts, file: string, pattern: RegExp): { line?: number } {
  const text = texts.get(file) ?? "";
  const index = withoutComments(file, text).search(pattern);
  return index < 0 ? {} : { line: lineAt(text, index) };
}

/** The sentence around a position. */
export function sentenceAt(text: string, index: number): string {
  const start = Math.max(...[". ", "? ", "! ", "\n"].map((end) => text.lastIndexOf(end, index - 1) + 1));
  const rest = text.slice(index);
  const end = rest.search(/(?<!\b[ap]\.m)[.?!](\s|$)|\n/);
  return text.slice(start, end < 0 ? undefined : index + end + 1).trim();
}

/** Matches text regardless of case, spacing and line breaks. */
export const loosely = (words: string) =>
  new RegExp(
    words
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
      .replace(/\s+/g, "\\s+"),
    "gi",
  );
