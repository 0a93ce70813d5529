/** Reads content in Spanish: each English file with the words of its translation, content/es/ and the same name. */
import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { Block } from "../schema/blocks.ts";
import { type Mark, unwrap } from "../schema/marks.ts";
import { optionalPages, type PageName, pageFile, pageSchemas } from "../schema/page.ts";
import { type Translation, translationOf } from "../schema/translation.ts";
import { translated, translatedBlocks } from "./compare.ts";
import { Reader, splitFile } from "./files.server.ts";
import type { HeadingLevels } from "./markdown.server.ts";
import { once } from "./once.ts";
import type { Problem } from "./problem.ts";
import { readText } from "./text-file.server.ts";

export const spanishFolder = "es";
export const translationFile = (file: string) => `${spanishFolder}/${file}`;

/** Which translations are shown: those that a translator has signed, or drafts too. */
export type Shown = "reviewed" | "drafts";

/** A translation as it was found. */
export interface TranslationState extends Partial<Translation> {
  /** Below the content root: es/blogs/blog-1.md. */
  file: string;
  /** What `of` must be for the English of today. */
  current: string;
  isCurrent: boolean;
  /** Why it is not shown, if it is not. */
  leftOut?: "draft" | "stale" | Problem;
}

interface Draft {
  address?: string | undefined;
  translation: Translation;
}

export class TranslationReader extends Reader {
  /** By English file. */
  readonly states = new Map<string, TranslationState>();
  /** Addresses of pages below /es/, by English file. */
  readonly addresses = new Map<string, string | undefined>();
  readonly #shown: Shown;

  constructor(root: string, shown: Shown) {
    super(root);
    this.#shown = shown;
  }

  override yaml<S extends z.ZodType>(file: string, schema: S): z.infer<S> | undefined {
    const english = super.yaml(file, schema);
    const words = translationOf(schema);
    if (!english || !words) return english;
    return this.#translated(file, schema, (report) => {
      const own = super.yaml(translationFile(file), words) as Draft | undefined;
      return own && { own, value: translated(schema, english, own, report) as z.infer<S> };
    });
  }

  override markdown<S extends z.ZodType>(file: string, schema: S, headings: HeadingLevels) {
    const english = super.markdown(file, schema, headings);
    const words = translationOf(schema);
    if (!english || !words) return english;
    return this.#translated(file, schema, (report) => {
      const read = super.markdown(translationFile(file), words, headings);
      if (!read) return undefined;
      const fields = translated(schema, english.fields, read.fields, report) as z.infer<S> & {};
      const body: Block[] = translatedBlocks(english.body, read.body, report, ["text"]);
      return { own: read.fields as unknown as Draft, value: { fields, body } };
    });
  }

  /** Whether a file has one that may be shown, or needs none because it isn't there. */
  hasTranslation(file: string): boolean {
    return this.addresses.has(file) || !existsSync(path.join(this.root, file));
  }

  /**
   * A mistake in a translation of today's English stops the build. One of an older English is left out instead, because the
   * English may have changed so that the two no longer fit: an owner's change never has to wait for a translator.
   */
  #translated<T>(
    file: string,
    schema: z.ZodType,
    read: (report: Parameters<typeof translated>[3]) => { own: Draft; value: T } | undefined,
  ): T | undefined {
    const own = translationFile(file);
    this.files.add(own);
    if (!existsSync(path.join(this.root, own))) return undefined;
    const signed = rawFields(this.root, own)?.translation as Partial<Translation> | undefined;
    const current = fingerprint(this.root, file, schema);
    const state: TranslationState = { ...signed, file: own, current, isCurrent: signed?.of === current };
    this.states.set(file, state);
    if (this.#shown === "reviewed" && !(signed?.reviewer || signed?.reviewed)) state.leftOut = "draft";
    else if (this.#shown === "reviewed" && !state.isCurrent && !isNeeded(file)) state.leftOut = "stale";
    if (state.leftOut) return undefined;
    const before = this.problems.length;
    const result = read((misfit) => this.report({ file: own, ...misfit }));
    const [found] = this.problems.slice(before);
    if (found && !state.isCurrent) {
      this.problems.splice(before);
      state.leftOut = found;
      return undefined;
    }
    if (!result || found) return undefined;
    this.addresses.set(file, result.own.address);
    return result.value;
  }
}

/**
 * Files that every Spanish page needs, and the offices. Their signed words stay while the English has changed and the two still
 * fit: a new label or closed day must not take the whole site in Spanish away.
 */
const isNeeded = (file: string) =>
  !file.includes("/") ||
  file.startsWith("locations/") ||
  Object.keys(pageSchemas).some((name) => file === pageFile(name as PageName) && !(name in optionalPages));

/** Translations of files that are gone. */
export function orphansIn(root: string, read: ReadonlySet<string>): TranslationState[] {
  const folder = path.join(root, spanishFolder);
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [];
  return files
    .map((file) => translationFile(file.replaceAll(path.sep, "/")))
    .filter((file) => /\.(md|yaml)$/.test(file) && !read.has(file))
    .map((file) => ({
      file,
      current: "",
      isCurrent: false,
      leftOut: {
        file,
        path: ["file"],
        expected: `an English file content/${file.slice(spanishFolder.length + 1)}`,
        found: "none",
        todo: "delete this one, or give it the name of the English file",
      },
    }));
}

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

/** The addresses of a folder as they are written, right or wrong. */
export function writtenAddress(root: string, folder: string): { name: string; address: string }[] {
  const absolute = path.join(root, translationFile(folder));
  const files = existsSync(absolute) ? readdirSync(absolute).filter((file) => /\.(md|yaml)$/.test(file)) : [];
  return files.flatMap((file) => {
    const address = rawFields(root, translationFile(`${folder}/${file}`))?.address;
    return typeof address === "string" ? [{ name: file.replace(/\.\w+$/, ""), address }] : [];
  });
}

/** Identifies the words of an English file. Facts are not part of it: another phone number needs no translator. */
export function fingerprint(root: string, file: string, schema: z.ZodType): string {
  const { text = "" } = readText(path.join(root, file));
  return once(`fingerprint of ${file}`, text, () => {
    const body = file.endsWith(".md") ? (splitFile(text)?.body.trim() ?? "") : "";
    const words = translationOf(schema);
    const picked = words && wordsOf(words, rawFields(root, file));
    return createHash("sha256")
      .update(JSON.stringify([picked, body]))
      .digest("hex")
      .slice(0, 12);
  });
}

/** The words of a value that a translation follows; a list of its own follows none. */
export function wordsOf(schema: z.ZodType, value: unknown): unknown {
  const inner = unwrap(schema);
  if (value === undefined || value === null || (schema.meta() as Mark | undefined)?.ownList) return undefined;
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((entry) => wordsOf(inner.element as z.ZodType, entry) ?? {});
  if (inner instanceof z.ZodObject) {
    const fields = Object.entries(inner.shape).map(([key, child]) => [
      key,
      wordsOf(child as z.ZodType, (value as Record<string, unknown>)[key]),
    ]);
    return Object.fromEntries(fields.filter(([, child]) => child !== undefined));
  }
  return typeof value === "string" ? value.trim() : value;
}
