/** Reads content files: YAML alone, or Markdown with YAML front matter between two lines of ---. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Block } from "../schema/blocks.ts";
import { type HeadingLevels, parseMarkdown } from "./markdown.server.ts";
import { fieldName, type Problem, show } from "./problem.ts";
import { readText } from "./text-file.server.ts";
import { parseYaml } from "./yaml.server.ts";

type LineOf = (path: readonly PropertyKey[]) => number;

/** What was made of a text before, by its place. Who reads the same files again and again keeps one: only what changed is read anew. */
export type Memory = Map<string, { text: string; result: unknown }>;

/** Collects what is wrong while everything is read, so that all mistakes can be told at once. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly root: string;
  /** Names of all files that were asked for, whether they were there or not. */
  readonly files = new Set<string>();
  readonly #lines = new Map<string, LineOf>();
  readonly #memory: Memory | undefined;
  constructor(root: string, memory?: Memory) {
    this.root = root;
    this.#memory = memory;
  }

  yaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const text = this.#read(file);
    return text === undefined ? undefined : this.#fields(file, { text }, schema);
  }

  /** A file that a practice may leave out. */
  optionalYaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    this.files.add(file);
    return existsSync(path.join(this.root, file)) ? this.yaml(file, schema) : undefined;
  }

  markdown<S extends z.ZodType>(file: string, schema: S, headings: HeadingLevels) {
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const match = /^---[ \t]*\n([\s\S]*?\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(text);
    if (!match) {
      this.report({ file, line: 1, ...frontMatterProblem(text) });
      return undefined;
    }
    const fields = match[1] ?? "";
    const value = this.#fields(file, { text: fields, firstLine: 2 }, schema);
    const bodyLine = fields.split("\n").length + 2;
    const body = this.#blocks(file, match[2] ?? "", headings, { firstLine: bodyLine });
    return value === undefined ? undefined : { fields: value, body };
  }

  /** Markdown that stands in a field of a file that was read before. */
  blocks(file: string, field: PropertyKey[], text: string): Block[] {
    const firstLine = this.#lines.get(file)?.(field);
    return this.#blocks(file, text, [2, 3], { field: fieldName(field), firstLine });
  }

  /** Names of the files in a folder, in a stable order. */
  list(folder: string, ending: string, isRequired: boolean): string[] {
    const absolute = path.join(this.root, folder);
    const names = existsSync(absolute) ? readdirSync(absolute) : [];
    const files = names
      .filter((name) => name.endsWith(ending))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
      .map((name) => `${folder}/${name}`);
    if (files.length === 0 && isRequired) {
      this.report({
        file: folder,
        field: "folder",
        expected: `at least one file that ends in ${ending}`,
        received: "none",
        remedy: "bring the files back, or take them from an earlier version",
      });
    }
    return files;
  }

  report(problem: Problem) {
    this.problems.push({ ...problem, file: this.#shown(problem.file) });
  }

  #shown(file: string) {
    return `content/${file}`;
  }

  #fields<S extends z.ZodType>(
    file: string,
    source: { text: string; firstLine?: number },
    schema: S,
  ): z.infer<S> | undefined {
    const { value, problems, lineOf } = this.#once(file, source.text, () =>
      parseYaml({ file: this.#shown(file), ...source }, schema),
    );
    this.problems.push(...problems);
    this.#lines.set(file, lineOf);
    return value;
  }

  #blocks(
    file: string,
    text: string,
    headings: HeadingLevels,
    place: { field?: string; firstLine?: number },
  ): Block[] {
    const { blocks, problems } = this.#once(`${file} ${place.field} ${place.firstLine}`, text, () =>
      parseMarkdown({ file: this.#shown(file), text, headings, ...place }),
    );
    this.problems.push(...problems);
    return blocks;
  }

  #once<T>(place: string, text: string, make: () => T): T {
    const known = this.#memory?.get(place);
    if (known?.text === text) return known.result as T;
    const result = make();
    this.#memory?.set(place, { text, result });
    return result;
  }

  #read(file: string): string | undefined {
    this.files.add(file);
    const { text, problems } = readText(path.join(this.root, file));
    for (const problem of problems) this.report({ file, ...problem });
    return text;
  }
}

function frontMatterProblem(text: string) {
  const firstLine = text.split("\n")[0] ?? "";
  const isOpen = /^---[ \t]*$/.test(firstLine);
  return {
    field: "front matter",
    expected: isOpen
      ? "a second line of --- after the fields"
      : "fields between two lines of --- at the top of the file",
    received: text.trim() === "" ? "an empty file" : isOpen ? "only the first" : show(firstLine),
    remedy: isOpen
      ? "add a line of --- between the last field and the text"
      : "copy the top of a neighboring file and fill it in",
  };
}
