/** Reads content files: YAML alone, or Markdown with YAML front matter between two lines of ---. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { FileKind } from "../kinds/facts.ts";
import type { Block } from "../schema/blocks.ts";
import { splitFile } from "../text/front-matter.ts";
import { type HeadingLevels, parseMarkdown } from "./markdown.server.ts";
import { once } from "./once.ts";
import { type Problem, show } from "./problem.ts";
import { readText } from "./text-file.server.ts";
import { parseYaml } from "./yaml.server.ts";

/** Reads files and collects their problems, so that an editor sees all of them at once. */
export class Reader {
  readonly problems: Problem[] = [];
  readonly root: string;
  /** Names of all requested files, including missing ones. */
  readonly files = new Set<string>();
  constructor(root: string) {
    this.root = root;
  }

  yaml<S extends z.ZodType>(
    file: string,
    schema: S,
    whenMissing: FileKind["whenMissing"] = "problem",
  ): z.infer<S> | undefined {
    this.files.add(file);
    const isThere = whenMissing === "problem" || existsSync(path.join(this.root, file));
    const text = isThere ? this.#read(file) : whenMissing === "empty" ? "{}" : undefined;
    return text === undefined ? undefined : this.#fields(file, { text }, schema);
  }

  markdown<S extends z.ZodType>(
    file: string,
    schema: S,
    headings: HeadingLevels,
  ): { fields: z.infer<S> & {}; body: Block[] } | undefined {
    const text = this.#read(file);
    if (text === undefined) return undefined;
    const parts = splitFile(text);
    if (!parts) {
      this.problems.push({ file, line: 1, ...frontMatterProblem(text) });
      return undefined;
    }
    const value = this.#fields(file, { text: parts.fields, firstLine: 2 }, schema);
    const { bodyLine: firstLine } = parts;
    const { blocks, problems } = once(`${file} ${firstLine}`, parts.body, (text) =>
      parseMarkdown({ file, text, headings, firstLine }),
    );
    this.problems.push(...problems);
    return value === undefined || value === null ? undefined : { fields: value, body: blocks };
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
      this.problems.push({
        file: folder,
        path: ["folder"],
        expected: `at least one file that ends in ${ending}`,
        found: "none",
        todo: "bring the files back, or take them from an earlier version",
      });
    }
    return files;
  }

  #fields<S extends z.ZodType>(
    file: string,
    source: { text: string; firstLine?: number },
    schema: S,
  ): z.infer<S> | undefined {
    const { value, problems } = once(file, source.text, () => parseYaml({ file, ...source }, schema));
    this.problems.push(...problems);
    return value;
  }

  #read(file: string): string | undefined {
    this.files.add(file);
    const { text, problems } = readText(path.join(this.root, file));
    this.problems.push(...problems.map((problem) => ({ file, ...problem })));
    return text;
  }
}

function frontMatterProblem(text: string) {
  const [firstLine = ""] = text.split("\n");
  const isOpen = /^---[ \t]*$/.test(firstLine);
  return {
    path: ["front matter"],
    expected: "fields between two lines of --- at the top of the file",
    found: text.trim() === "" ? "an empty file" : isOpen ? "only the first of them" : show(firstLine),
    todo: "write a line of --- before the first field and one after the last, as in a neighboring file",
  };
}
