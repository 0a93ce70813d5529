/** Reads content files: YAML alone, or Markdown with YAML front matter between two lines of ---. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Block } from "../schema/blocks.ts";
import { type HeadingLevels, parseMarkdown } from "./markdown.server.ts";
import { unknownPlaceholders } from "./placeholders.ts";
import type { Problem } from "./problem.ts";
import { parseYaml } from "./yaml.server.ts";

/** Collects what is wrong while everything is read, so that all mistakes can be told at once. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly root: string;
  constructor(root: string) {
    this.root = root;
  }

  yaml<S extends z.ZodType>(file: string, schema: S, own: readonly string[] = []): z.infer<S> | undefined {
    const text = this.#read(file, own);
    if (text === undefined) return undefined;
    return this.#checked(parseYaml({ file: this.#shown(file), text }, schema));
  }

  markdown<S extends z.ZodType>(file: string, schema: S, headings: HeadingLevels) {
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const match = /^---\n([\s\S]*?)\n---\n?([\s\S]*)$/.exec(text);
    if (!match) {
      this.problems.push({
        file: this.#shown(file),
        line: 1,
        field: "front matter",
        expected: "fields between two lines of --- at the top of the file",
        received: text.slice(0, 40).split("\n")[0] ?? "",
        remedy: "copy the top of a neighbouring file and fill it in",
      });
      return undefined;
    }
    const fields = match[1] ?? "";
    const value = this.#checked(parseYaml({ file: this.#shown(file), text: fields, firstLine: 2 }, schema));
    const bodyLine = fields.split("\n").length + 3;
    const body = this.blocks(file, match[2] ?? "", headings, { firstLine: bodyLine });
    return value === undefined ? undefined : { fields: value, body };
  }

  /** Markdown that stands in a field of its own. */
  blocks(
    file: string,
    text: string,
    headings: HeadingLevels,
    place: { field?: string; firstLine?: number } = {},
  ): Block[] {
    const { blocks, problems } = parseMarkdown({ file: this.#shown(file), text, headings, ...place });
    this.problems.push(...problems);
    return blocks;
  }

  /** Names of the files in a folder, in a stable order. */
  list(folder: string, ending: string): string[] {
    const absolute = path.join(this.root, folder);
    if (!existsSync(absolute)) return [];
    return readdirSync(absolute)
      .filter((name) => name.endsWith(ending))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .map((name) => `${folder}/${name}`);
  }

  report(problem: Omit<Problem, "file"> & { file: string }) {
    this.problems.push({ ...problem, file: this.#shown(problem.file) });
  }

  #shown(file: string) {
    return `content/${file}`;
  }

  #checked<T>(result: { value?: T; problems: Problem[] }): T | undefined {
    this.problems.push(...result.problems);
    return result.value;
  }

  #read(file: string, ownPlaceholders: readonly string[] = []): string | undefined {
    const absolute = path.join(this.root, file);
    if (!existsSync(absolute)) {
      this.report({
        file,
        field: "file",
        expected: "a file of this name",
        received: "nothing",
        remedy: "bring the file back, or take it from an earlier version",
      });
      return undefined;
    }
    const text = readFileSync(absolute, "utf8")
      .replace(/\r\n/g, "\n")
      .replace(/^\uFEFF/, "");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: such characters are what it looks for
    const unreadable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/.exec(text);
    if (unreadable) {
      this.report({
        file,
        line: text.slice(0, unreadable.index).split("\n").length,
        field: "text",
        expected: "readable text (UTF-8)",
        received: "a character that can't be shown",
        remedy: "delete the strange character, or save the file again as UTF-8 text",
      });
      return undefined;
    }
    const unknown = unknownPlaceholders(this.#shown(file), text);
    this.problems.push(...unknown.filter((found) => !ownPlaceholders.includes(found.received)));
    return text;
  }
}
