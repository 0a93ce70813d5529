/**
 * Puts the words of a translation in the place of the English ones. A text that has no translation, or one with other numbers,
 * links or placeholders, stays in English: in a list with its entry, which is marked with its language, else by itself, and
 * `inEnglish` of its object names it. See `langOf` in ../text/language.ts.
 */
import { z } from "zod";
import type { Block, Inline } from "../schema/blocks.ts";
import { hasWords, markOf, unwrap } from "../schema/marks.ts";
import { inlinesOf, plainWords } from "../text/words.ts";
import { type Problem, show } from "./problem.ts";

export type Misfit = Pick<Problem, "expected" | "received" | "remedy" | "written"> & {
  path: PropertyKey[];
  /** Only one of the two files has it: no mistake, because they are not edited at the same time. */
  only?: "English" | "Spanish";
  /** In an entry that is shown in English as a whole. */
  isSettled?: true;
};
type Report = (misfit: Misfit) => void;

/** Whether the text or entry around it is shown in English. */
export const leavesEnglish = ({ only, isSettled }: Misfit) => only !== "Spanish" && !isSettled;

const compared = "compare it with the English file, and correct this one";

/** Both values are parsed: lines are in parts, Markdown is blocks. */
export function translated(
  schema: z.ZodType,
  english: unknown,
  own: unknown,
  report: Report,
  path: PropertyKey[] = [],
): unknown {
  if (markOf(schema).ownList) return own ?? [];
  const inner = unwrap(schema);
  if (inner instanceof z.ZodObject && english) {
    const left = new Set<string>();
    const fields = Object.entries(inner.shape as Record<string, z.ZodType>).map(([key, child]) => {
      const reported: Report = (misfit) => {
        if (leavesEnglish(misfit) && !(unwrap(child) instanceof z.ZodObject)) left.add(key);
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
  if (inner instanceof z.ZodArray && hasWords(inner))
    return translatedList(
      schema,
      english as unknown[] | undefined,
      own as unknown[] | undefined,
      report,
      path,
    );
  if (!markOf(inner).words) return english;
  return translatedText(english as Text | undefined, own as Text | undefined, report, path);
}

const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

/** What tells an entry from the others of its list. Texts, and entries of a list that has no such field, are all alike. */
const keyOf = (keys: string[], entry: unknown) => keys.map((key) => String(at(entry, key) ?? "")).join(" ");

/**
 * Each English entry with its place in the translation. Entries with one key are paired in order, if both languages have as
 * many of them.
 */
export function pairsOf(schema: z.ZodType, english: readonly unknown[], own: readonly unknown[]) {
  const keys = markOf(schema).keys ?? [];
  const places = (list: readonly unknown[]) => Map.groupBy(list.keys(), (index) => keyOf(keys, list[index]));
  const [wanted, found] = [places(english), places(own)];
  return english.map((entry, index) => {
    const key = keyOf(keys, entry);
    const [all = [], twins = []] = [wanted.get(key), found.get(key)];
    return { entry, key, twin: all.length === twins.length ? twins[all.indexOf(index)] : undefined };
  });
}

function translatedList(
  schema: z.ZodType,
  english: readonly unknown[] | undefined,
  own: readonly unknown[] = [],
  report: Report,
  path: PropertyKey[],
): unknown {
  const element = (unwrap(schema) as z.ZodArray).element as z.ZodType;
  const { keys } = markOf(schema);
  const isKeyed = keys !== undefined;
  const pairs = pairsOf(schema, english ?? [], own);
  const paired = new Set(pairs.map(({ twin }) => twin));
  for (const [index, entry] of own.entries())
    if (isKeyed && !paired.has(index)) report({ path: [...path, index], ...leftover(shown(entry)) });
  if (!isKeyed && own.length !== pairs.length) {
    const [expected, received] = [`${pairs.length} entries, as in English`, `${own.length}`];
    const only = own.length === 0 ? "English" : pairs.length === 0 ? "Spanish" : undefined;
    report({ path, expected, received, remedy: compared, ...(only && { only }) });
  }
  return (
    english &&
    pairs.map(({ entry, key, twin }) => {
      if (twin === undefined) {
        if (isKeyed) report({ path, ...untranslated(`${key}: ${shown(entry, keys)}`), isSettled: true });
        return inEnglish(entry);
      }
      const misfits: Misfit[] = [];
      const place = [...path, twin];
      const value = translated(element, entry, own[twin], (misfit) => misfits.push(misfit), place);
      for (const misfit of misfits) report({ ...misfit, ...(isKeyed && { isSettled: true }) });
      return misfits.some(leavesEnglish) ? inEnglish(entry) : value;
    })
  );
}

const inEnglish = (entry: unknown) =>
  typeof entry === "object" && !Array.isArray(entry) ? { ...entry, language: "en" } : entry;

type Text = string | Inline[] | Block[];
const isBlocks = (text: Text): text is Block[] =>
  Array.isArray(text) && text.some((part) => typeof part === "object" && "type" in part);

const leftover = (received: string) =>
  ({
    expected: "nothing: the English file has no such text",
    received,
    remedy: "delete it, or compare it with the English file",
    only: "Spanish",
  }) as const;
const untranslated = (text: string) =>
  ({
    expected: `a translation of ${text}`,
    received: "nothing: it is shown in English",
    remedy: "translate it",
    only: "English",
  }) as const;

function translatedText(
  english: Text | undefined,
  own: Text | undefined,
  report: Report,
  path: PropertyKey[],
) {
  if (english === undefined) {
    if (own !== undefined) report({ path, ...leftover(shown(own)) });
    return undefined;
  }
  if (own === undefined) {
    report({ path, ...untranslated(shown(english)) });
    return english;
  }
  let fits = true;
  const misfit: Report = (one) => {
    fits = false;
    report(one);
  };
  if (isBlocks(english) || isBlocks(own)) {
    const blocks = translatedBlocks(english as Block[], own as Block[], misfit, path);
    return fits ? blocks : english;
  }
  compareText(english, own, misfit, path);
  return fits ? own : english;
}

/** Keeps the ids of headings, so that links and tables of both languages lead to the same places. */
export function translatedBlocks(
  english: Block[],
  own: Block[],
  report: Report,
  path: PropertyKey[],
): Block[] {
  for (const [index, block] of english.entries()) {
    const other = own[index];
    if (other && shapeOf(block) === shapeOf(other)) continue;
    report({
      path,
      expected: `${shapeOf(block)}, as in English: ${shown(wordsOfBlock(block))}`,
      received: other ? `${shapeOf(other)}: ${shown(wordsOfBlock(other))}` : "the end of the text",
      remedy: "keep the paragraphs, headings and lists of the English text, one for one",
      ...writtenIn(other),
    });
    return own;
  }
  if (own.length > english.length) {
    report({
      path,
      expected: "the end of the text, as in English",
      received: shown(wordsOfBlock(own[english.length] as Block)),
      remedy: "keep the paragraphs, headings and lists of the English text, one for one",
      ...writtenIn(own[english.length]),
    });
    return own;
  }
  return own.map((block, index) => {
    const original = english[index] as Block;
    compareText(partsOf(original), partsOf(block), report, path);
    return block.type === "heading" && original?.type === "heading" ? { ...block, id: original.id } : block;
  });
}

const shapeOf = (block: Block) =>
  block.type === "list"
    ? `a list of ${block.items.length}`
    : block.type === "heading"
      ? `a heading of level ${block.level}`
      : "a paragraph";
const partsOf = (block: Block): Inline[] => (block.type === "heading" ? [block.text] : inlinesOf(block));
const wordsOfBlock = (block: Block) => plainWords(partsOf(block));

/** The first words of a text or an entry. */
function shown(text: unknown, keys: string[] = []): string {
  if (Array.isArray(text)) return show(isBlocks(text) ? wordsOfBlock(text[0] as Block) : plainWords(text));
  if (typeof text !== "object") return show(text);
  const field = Object.keys(text ?? {}).find(
    (key) => !keys.includes(key) && typeof at(text, key) === "string",
  );
  return show(at(text, field ?? ""));
}

/** The first words as they are in the file, to find the line. */
function writtenIn(block: Block | undefined): { written?: string } {
  const first = block && partsOf(block).find((part) => typeof part === "string" && part.trim().length > 3);
  return typeof first === "string" ? { written: first.trim().slice(0, 60) } : {};
}

/** What both languages must have alike, with how a message calls it. */
const alike: { name: string; of: (parts: Inline[]) => string[] }[] = [
  { name: "numbers", of: (parts) => numbersIn(plainWords(parts)) },
  { name: "placeholders", of: (parts) => plainWords(parts).match(/\{\w+\}/g) ?? [] },
  {
    name: "links",
    of: (parts) =>
      parts.flatMap((part) =>
        typeof part === "object" && "href" in part && /^(\/|https:|#)/.test(part.href) ? [part.href] : [],
      ),
  },
];

/** Phones, doses, ages, prices, times: digits with the signs inside them. 8:30 is one number, 8 to 5 are two. */
const numbersIn = (text: string): string[] =>
  [...text.replace(/\{\w+\}/g, " ").matchAll(/\d+(?:[.,:/-]\d+)*/g)].map(([number]) => number);

function compareText(english: Text, own: Text, report: Report, path: PropertyKey[]) {
  const [one, other] = [english, own].map((text) => (typeof text === "string" ? [text] : (text as Inline[])));
  if (!one || !other) return;
  for (const { name, of } of alike) {
    const [wanted, found] = [of(one).sort(), of(other).sort()];
    if (wanted.join("\n") === found.join("\n")) continue;
    const first = other.find((part) => typeof part === "string" && part.trim().length > 3);
    report({
      path,
      expected: `the same ${name} as in English: ${wanted.join(", ") || "none"}`,
      received: `${found.join(", ") || "none"} in ${shown(own)}`,
      remedy: compared,
      ...(typeof first === "string" && { written: first.trim().slice(0, 60) }),
    });
  }
}
