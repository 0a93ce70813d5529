/** Reads content in Spanish: each English file with the words of its translation, content/es/ and the same name. */
import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { z } from "zod";
import type { FileKind } from "../kinds/facts.ts";
import { folderNames, folders } from "../kinds/folders.ts";
import { pageFile, pageNames, pages } from "../kinds/pages.ts";
import type { Block } from "../schema/blocks.ts";
import type { Practice } from "../schema/practice.ts";
import { type Translation, translationOf } from "../schema/translation.ts";
import { type Tree, treeOf } from "../schema/tree.ts";
import { splitFile } from "../text/front-matter.ts";
import { leavesEnglish, type Misfit, pairsOf, translated, translatedBlocks } from "./compare.ts";
import { Reader } from "./files.server.ts";
import { filesBelow } from "./files-below.server.ts";
import type { HeadingLevels } from "./markdown.server.ts";
import { once } from "./once.ts";
import type { Problem } from "./problem.ts";
import { readText } from "./text-file.server.ts";

export const spanishFolder = "es";
export const translationFile = (file: string) => `${spanishFolder}/${file}`;

/** A translation as it was found. */
export interface TranslationState extends Partial<Translation> {
  /** Below the content root: es/blogs/blog-1.md. */
  file: string;
  /** What `of` must be for the English of today. */
  current: string;
  isCurrent: boolean;
  /** Its page's address below /es/. */
  address?: string | undefined;
  /** Why it is not shown, if it is not. */
  leftOut?: "draft" | Problem;
  /** What a translator has to do: texts without a translation, and those that no longer fit. */
  waiting: Problem[];
}

export class TranslationReader extends Reader {
  /** By English file. */
  readonly states = new Map<string, TranslationState>();
  readonly #shown: Practice["spanish"];

  constructor(root: string, shown: Practice["spanish"]) {
    super(root);
    this.#shown = shown;
  }

  override yaml<S extends z.ZodType>(file: string, schema: S, whenMissing?: FileKind["whenMissing"]) {
    const english = super.yaml(file, schema, whenMissing);
    const words = translationOf(schema);
    if (!english || !words) return english;
    const value = this.#translated(file, schema, (report) => {
      const own = super.yaml(translationFile(file), words);
      return own && (translated(treeOf(schema), english, own, report) as z.infer<S>);
    });
    return (
      value ??
      (isShared(file) ? (translated(treeOf(schema), english, {}, () => {}) as z.infer<S>) : undefined)
    );
  }

  override markdown<S extends z.ZodType>(file: string, schema: S, headings: HeadingLevels) {
    const english = super.markdown(file, schema, headings);
    const words = translationOf(schema);
    if (!english || !words) return english;
    const value = this.#translated(file, schema, (report) => {
      const read = super.markdown(translationFile(file), words, headings);
      if (!read) return undefined;
      const fields = translated(treeOf(schema), english.fields, read.fields, report) as z.infer<S> & {};
      const body: Block[] = translatedBlocks(english.body, read.body, report, ["text"]);
      return { fields, body };
    });
    const isListed = folderNames.some(
      (name) => folders[name].untranslated === "listed" && file.startsWith(`${folders[name].folder}/`),
    );
    return value ?? (isListed ? { ...english, fields: { ...english.fields, language: "en" } } : undefined);
  }

  /** The addresses of the pages that are shown, by English file. */
  get addresses(): Map<string, string | undefined> {
    const shown = [...this.states].filter(([, { leftOut }]) => !leftOut);
    return new Map(shown.map(([file, { address }]) => [file, address]));
  }

  /**
   * Another number, link or paragraph in a translation of today's English is a mistake and stops the build. In one of an older
   * English it isn't, because an owner's change never has to wait for a translator: the text stays in English, or the page is
   * left out if it is the page's own.
   */
  #translated<T>(
    file: string,
    schema: z.ZodType,
    read: (report: (misfit: Misfit) => void) => T | undefined,
  ): T | undefined {
    const own = translationFile(file);
    this.files.add(own);
    if (!existsSync(path.join(this.root, own))) return undefined;
    const raw = rawFields(this.root, own);
    const signed = raw?.translation as Partial<Translation> | undefined;
    const current = fingerprint(this.root, file, schema);
    const state: TranslationState = {
      ...signed,
      file: own,
      current,
      isCurrent: signed?.of === current,
      address: raw?.address as string | undefined,
      waiting: [],
    };
    this.states.set(file, state);
    if (this.#shown === "reviewed" && !(signed?.reviewer || signed?.reviewed)) {
      state.leftOut = "draft";
      return undefined;
    }
    const misfits: Misfit[] = [];
    const value = read((misfit) => misfits.push(misfit));
    for (const misfit of misfits) {
      const list = state.isCurrent && !misfit.only ? this.problems : state.waiting;
      list.push(problemOf(own, misfit));
    }
    const ofPage = misfits.find((misfit) => !misfit.only && leavesEnglish(misfit));
    if (ofPage && mayBeLeftOut(file)) state.leftOut = problemOf(own, ofPage);
    return state.leftOut ? undefined : value;
  }
}

const problemOf = (file: string, { only: _, isCovered: __, ...misfit }: Misfit): Problem => ({
  file,
  ...misfit,
});

/** Files without a page. Each of their entries can be shown in English. */
const isShared = (file: string) => !file.includes("/");

/** A page that the site can do without: all but those that every practice has in a layout of their own. */
const mayBeLeftOut = (file: string) =>
  !isShared(file) && !pageNames.some((name) => file === pageFile(name) && pages[name].isRequired);

const filesIn = (root: string): string[] =>
  filesBelow(path.join(root, spanishFolder))
    .filter((file) => /\.(md|yaml)$/.test(file))
    .map(translationFile);

/** Translations of files that are gone. */
export const orphansIn = (root: string, read: ReadonlySet<string>): TranslationState[] =>
  filesIn(root)
    .filter((file) => !read.has(file))
    .map((file) => ({
      file,
      current: "",
      isCurrent: false,
      waiting: [],
      leftOut: {
        file,
        path: ["file"],
        expected: `an English file content/${file.slice(spanishFolder.length + 1)}`,
        found: "none",
        todo: "delete this one, or give it the name of the English file",
      },
    }));

function rawFields(root: string, file: string): Record<string, unknown> | undefined {
  const { text = "" } = readText(path.join(root, file));
  return once("raw fields", file.endsWith(".md") ? (splitFile(text)?.fields ?? "") : text, (fields) => {
    try {
      return parse(fields);
    } catch {
      return undefined;
    }
  });
}

/**
 * Identifies the English words that a translation has a counterpart of. Facts are not part of it, and neither is what was added
 * since: another phone number, a new label or a new closed day leaves a signature as it is.
 */
export function fingerprint(root: string, file: string, schema: z.ZodType): string {
  const { text = "" } = readText(path.join(root, file));
  const body = file.endsWith(".md") ? (splitFile(text)?.body.trim() ?? "") : "";
  const own = rawFields(root, translationFile(file));
  const picked = wordsOf(treeOf(schema), rawFields(root, file), own) ?? {};
  return hash("sha256", JSON.stringify([picked, body])).slice(0, 12);
}

/** The words of an English value that its translation has too; a list of its own follows none. */
export function wordsOf(tree: Tree, value: unknown, own: unknown): unknown {
  const { kind, mark, hasWords, element } = tree;
  const isMissing = [value, own].some((one) => one === undefined || one === null);
  if (isMissing || !hasWords || mark.ownList) return undefined;
  if (element) {
    if (!Array.isArray(value) || !Array.isArray(own)) return undefined;
    // Without keys every English entry counts, so that one which is missing in Spanish alone is a mistake of the Spanish file.
    if (!mark.keys && own.length > 0)
      return value.map((entry, index) => wordsOf(element, entry, own[index] ?? own.at(-1)) ?? {});
    return pairsOf(tree, value, own).flatMap(({ entry, twin }) =>
      twin === undefined ? [] : [wordsOf(element, entry, own[twin]) ?? {}],
    );
  }
  if (kind === "object") {
    const [fields, ownFields] = [value, own] as Record<string, unknown>[];
    const words = Object.entries(tree.fields).map(([key, child]) => [
      key,
      wordsOf(child, fields?.[key], ownFields?.[key]),
    ]);
    return Object.fromEntries(words.filter(([, child]) => child !== undefined));
  }
  return typeof value === "string" ? value.trim() : value;
}
