/**
 * Puts the words of a translation in the place of the English ones. A text that has no translation, or one with other numbers,
 * links or placeholders, stays in English: in a list with its entry, which is marked with its language, else by itself, and
 * `inEnglish` of its object names it. See `langOf` in ../text/language.ts.
 */
import type { Block, Inline } from "../schema/blocks.ts";
import { type Tree, unknownTree } from "../schema/tree.ts";
import { holidayInSpanish } from "../text/holidays.ts";
import { inlinesOf, plainWords } from "../text/words.ts";
import { lineParts } from "./placeholders.ts";
import { type Message, type Problem, show } from "./problem.ts";

export type Misfit = Message &
  Pick<Problem, "path" | "written"> & {
    /** Only one of the two files has it: no mistake, because they are not edited at the same time. */
    only?: "English" | "Spanish";
    /** In an entry that is shown in English as a whole. */
    isCovered?: true;
  };
type Report = (misfit: Misfit) => void;

/** Whether the text or entry around it is shown in English. */
export const leavesEnglish = ({ only, isCovered }: Misfit) => only !== "Spanish" && !isCovered;

const compared = "compare it with the English file, and correct this one";

/** Both values are parsed: lines are in parts, Markdown is blocks. */
export function translated(
  tree: Tree,
  english: unknown,
  own: unknown,
  report: Report,
  path: PropertyKey[] = [],
): unknown {
  const { kind, mark, hasWords } = tree;
  if (mark.ownList) return own ?? [];
  if (kind === "object" && english) {
    const left = new Set<string>();
    const fields = Object.entries(tree.fields).map(([key, child]) => {
      const reported: Report = (misfit) => {
        if (leavesEnglish(misfit) && child.kind !== "object") left.add(key);
        report(misfit);
      };
      return [key, translated(child, at(english, key), at(own, key), reported, [...path, key])];
    });
    return {
      ...english,
      ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
      ...(left.size > 0 && { inEnglish: [...left] }),
    };
  }
  if (kind === "list" && hasWords)
    return translatedList(tree, english as Entries, own as Entries, report, path);
  if (!mark.words) return english;
  const words = (own as Text | undefined) ?? standardWords(tree, english);
  return translatedText(english as Text | undefined, words, report, path);
}

/** The Spanish default of a text whose English is the default, or the name of a holiday. */
function standardWords({ mark, standard }: Tree, english: unknown): Text | undefined {
  const { spanish, line, holiday } = mark;
  if (holiday) return holidayInSpanish(english as string);
  if (spanish === undefined) return undefined;
  const read = (words: string) => (line ? lineParts(words) : words);
  return JSON.stringify(english) === JSON.stringify(read(standard as string)) ? read(spanish) : undefined;
}

type Entries = unknown[] | undefined;
const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

/** What tells an entry from the others of its list. Texts, and entries of a list that has no such field, are all alike. */
const keyOf = (keys: string[], entry: unknown) => keys.map((key) => String(at(entry, key) ?? "")).join(" ");

/**
 * Each English entry with its place in the translation. Entries with one key are paired in order, if both languages have as
 * many of them.
 */
export function pairsOf({ mark: { keys = [] } }: Tree, english: unknown[], own: unknown[]) {
  const places = (list: unknown[]) => Map.groupBy(list.keys(), (index) => keyOf(keys, list[index]));
  const [wanted, found] = [places(english), places(own)];
  return english.map((entry, index) => {
    const key = keyOf(keys, entry);
    const [all = [], twins = []] = [wanted.get(key), found.get(key)];
    return { entry, key, twin: all.length === twins.length ? twins[all.indexOf(index)] : undefined };
  });
}

function translatedList(
  tree: Tree,
  english: Entries,
  own: unknown[] = [],
  report: Report,
  path: PropertyKey[],
): Entries {
  const { element = unknownTree, mark } = tree;
  const { keys } = mark;
  /** The first words of an entry, whatever else it has. */
  const wordsOf = (entry: unknown) => {
    const field = Object.keys(element.fields).find((key) => element.fields[key]?.hasWords && at(entry, key));
    return shown(field ? at(entry, field) : entry);
  };
  const pairs = pairsOf(tree, english ?? [], own);
  const paired = new Set(pairs.flatMap(({ twin }) => twin ?? []));
  // A list that has nothing in common with the other belongs to another entry.
  const isCovered = own.length === 0 || paired.size > 0 ? { isCovered: true as const } : {};
  for (const [index, entry] of own.entries())
    if (keys && !paired.has(index)) report({ path: [...path, index], ...leftover(wordsOf(entry)) });
  if (!keys && own.length !== pairs.length) {
    const [expected, found] = [`${pairs.length} entries, as in English`, `${own.length}`];
    const only = own.length === 0 ? "English" : pairs.length === 0 ? "Spanish" : undefined;
    report({ path, expected, found, todo: compared, ...(only && { only }) });
  }
  const entries = pairs.map(({ entry, key, twin }) => {
    const misfits: Misfit[] = [];
    const collect: Report = (misfit) => misfits.push(misfit);
    const value = translated(element, entry, own[twin ?? -1], collect, [...path, twin ?? 0]);
    if (twin === undefined) {
      if (misfits.length === 0) return value;
      if (keys) report({ path, ...untranslated(`${key}: ${wordsOf(entry)}`), ...isCovered });
      return inEnglish(entry);
    }
    for (const misfit of misfits) report(keys ? { ...misfit, isCovered: true } : misfit);
    return misfits.some(leavesEnglish) ? inEnglish(entry) : value;
  });
  return english && entries;
}

const inEnglish = (entry: unknown) =>
  typeof entry === "object" && !Array.isArray(entry) ? { ...entry, language: "en" } : entry;

type Text = string | Inline[] | Block[];
const isBlocks = (text: Text): text is Block[] =>
  Array.isArray(text) && text.some((part) => typeof part === "object" && "type" in part);

const leftover = (found: string) =>
  ({
    expected: "nothing: the English file has no such text",
    found,
    todo: "delete it, or compare it with the English file",
    only: "Spanish",
  }) as const;
const untranslated = (text: string) =>
  ({
    expected: `a translation of ${text}`,
    found: "nothing: it is not translated yet",
    todo: "translate it",
    only: "English",
  }) as const;

function translatedText(
  english: Text | undefined,
  own: Text | undefined,
  report: Report,
  path: PropertyKey[],
) {
  if (own === undefined && english !== undefined) report({ path, ...untranslated(shown(english)) });
  if (own !== undefined && english === undefined) report({ path, ...leftover(shown(own)) });
  if (own === undefined || english === undefined) return english;
  const misfits: Misfit[] = [];
  const collect: Report = (misfit) => misfits.push(misfit);
  const blocks =
    (isBlocks(english) || isBlocks(own)) &&
    translatedBlocks(english as Block[], own as Block[], collect, path);
  if (!blocks) compareParts(inParts(english), inParts(own), collect, path);
  misfits.forEach(report);
  return misfits.length === 0 ? blocks || own : english;
}

/** Keeps the ids of headings, so that links and tables of both languages lead to the same places. */
export function translatedBlocks(
  english: Block[],
  own: Block[],
  report: Report,
  path: PropertyKey[],
): Block[] {
  const longer = own.length > english.length ? own : english;
  const place = longer.findIndex((_, index) => shapeOf(english[index]) !== shapeOf(own[index]));
  if (place >= 0)
    report({
      path,
      expected: `${shapeOf(english[place])}, as in English: ${shown(partsOf(english[place]))}`,
      found: `${shapeOf(own[place])}: ${shown(partsOf(own[place]))}`,
      todo: "keep the paragraphs, headings, lists and pictures of the English text, one for one",
      ...writtenIn(partsOf(own[place])),
    });
  return own.map((block, index) => {
    const original = english[index];
    if (place < 0) compareParts(partsOf(original), partsOf(block), report, path);
    return block.type === "heading" && original?.type === "heading" ? { ...block, id: original.id } : block;
  });
}

function shapeOf(block: Block | undefined): string {
  if (!block) return "the end of the text";
  if (block.type === "picture") return `the picture ${block.name}`;
  if (block.type === "list")
    return `a ${block.from === undefined ? "" : "numbered "}list of ${block.items.length}`;
  return block.type === "heading" ? `a heading of level ${block.level}` : "a paragraph";
}
const partsOf = (block: Block | undefined): Inline[] =>
  !block ? [] : block.type === "heading" ? [block.text] : inlinesOf(block);
const inParts = (text: Text) => (typeof text === "string" ? [text] : (text as Inline[]));

/** The first words of a text. */
const shown = (text: unknown) =>
  show(Array.isArray(text) ? plainWords(isBlocks(text) ? partsOf(text[0]) : text) : text);

/** The first words as they are in the file, to find the line. */
function writtenIn(parts: Inline[]): { written?: string } {
  const first = parts.find((part) => typeof part === "string" && part.trim().length > 3);
  return typeof first === "string" ? { written: first.trim().slice(0, 60) } : {};
}

/** What only readers of Spanish need: a temperature or weight once more, in parentheses, and the key for Spanish. */
const onlySpanish = /\(\d[\d.,]*\s?(?:°C|kg|cm|km)\)|\boprima el \d para español/gi;

/** A publisher may have a page in Spanish too: only the end of the host, cdc.gov, must be the same. */
const publisherOf = (href: string) => (URL.parse(href)?.hostname ?? href).split(".").slice(-2).join(".");

/** Digits with the signs inside them: 8:30 is one number, 8 to 5 are two. */
export const numbersIn = (words: string): string[] =>
  words.replace(/\{\w+\}/g, " ").match(/\d+(?:[.,:/-]\d+)*/g) ?? [];

/** What both languages must have alike, by the word for it. */
const alike: Record<string, (parts: Inline[]) => string[]> = {
  // Phones, doses, ages, prices, times.
  numbers: (parts) => numbersIn(plainWords(parts)),
  placeholders: (parts) => plainWords(parts).match(/\{\w+\}/g) ?? [],
  links: (parts) =>
    parts.flatMap((part) =>
      typeof part === "object" && "href" in part && /^(\/|https:|#)/.test(part.href)
        ? [part.href.startsWith("https:") ? publisherOf(part.href) : part.href]
        : [],
    ),
};

function compareParts(english: Inline[], own: Inline[], report: Report, path: PropertyKey[]) {
  for (const [name, of] of Object.entries(alike)) {
    const needed = name === "numbers" ? numbersIn(plainWords(own).replace(onlySpanish, " ")) : of(own);
    const [wanted, found, least] = [of(english), of(own), needed].map((all) => all.sort().join(", "));
    if (wanted === found || wanted === least) continue;
    report({
      path,
      expected: `the same ${name} as in English: ${wanted || "none"}`,
      found: `${found || "none"} in ${shown(own)}`,
      todo: compared,
      ...writtenIn(own),
    });
  }
}
