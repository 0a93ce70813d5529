/** Puts the words of a translation in the place of the English ones, and says where the two don't fit. */
import { z } from "zod";
import type { Block, Inline } from "../schema/blocks.ts";
import { type Mark, unwrap } from "../schema/marks.ts";
import { inlinesOf, plainWords } from "../text/words.ts";
import { type Message, type Problem, show } from "./problem.ts";

export type Misfit = Message & Pick<Problem, "path" | "written">;
type Report = (misfit: Misfit) => void;

const compared = "compare it with the English file, and correct this one";

const markOf = (schema: z.ZodType) => (schema.meta() ?? unwrap(schema).meta() ?? {}) as Mark;

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
    const fields = Object.entries(inner.shape).map(([key, child]) => [
      key,
      translated(child as z.ZodType, at(english, key), at(own, key), report, [...path, key]),
    ]);
    return { ...english, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
  }
  if (inner instanceof z.ZodArray && Array.isArray(english) && hasWords(inner)) {
    const entries = Array.isArray(own) ? own : [];
    if (entries.length !== english.length) {
      const [wanted, found] = [english.length, entries.length];
      report({ path, expected: `${wanted} entries, as in English`, found: `${found}`, todo: compared });
      return english;
    }
    return english.map((entry, index) =>
      translated(inner.element as z.ZodType, entry, entries[index], report, [...path, index]),
    );
  }
  if (!markOf(inner).words) return english;
  return translatedText(english as Text | undefined, own as Text | undefined, report, path);
}

const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];

/** Whether a translation of it has anything. */
function hasWords(schema: z.ZodType): boolean {
  const inner = unwrap(schema);
  if (inner instanceof z.ZodArray) return hasWords(inner.element as z.ZodType);
  if (inner instanceof z.ZodObject)
    return Object.values(inner.shape).some((child) => hasWords(child as z.ZodType));
  return markOf(inner).words === true;
}

type Text = string | Inline[] | Block[];
const isBlocks = (text: Text): text is Block[] =>
  Array.isArray(text) && text.some((part) => typeof part === "object" && "type" in part);

function translatedText(
  english: Text | undefined,
  own: Text | undefined,
  report: Report,
  path: PropertyKey[],
) {
  if (english === undefined) {
    if (own !== undefined)
      report({
        path,
        expected: "nothing: the English file has no such text",
        found: shown(own),
        todo: compared,
      });
    return undefined;
  }
  if (own === undefined) {
    report({
      path,
      expected: `a translation of ${shown(english)}`,
      found: "nothing",
      todo: "translate it",
    });
    return english;
  }
  if (isBlocks(english) || isBlocks(own))
    return translatedBlocks(english as Block[], own as Block[], report, path);
  compareText(english, own, report, path);
  return own;
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
      found: other ? `${shapeOf(other)}: ${shown(wordsOfBlock(other))}` : "the end of the text",
      todo: "keep the paragraphs, headings and lists of the English text, one for one",
      ...writtenIn(other),
    });
    return own;
  }
  if (own.length > english.length) {
    report({
      path,
      expected: "the end of the text, as in English",
      found: shown(wordsOfBlock(own[english.length] as Block)),
      todo: "keep the paragraphs, headings and lists of the English text, one for one",
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
const shown = (text: Text) =>
  show(typeof text === "string" ? text : isBlocks(text) ? "a text" : plainWords(text));

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
      found: `${found.join(", ") || "none"} in ${shown(own)}`,
      todo: compared,
      ...(typeof first === "string" && { written: first.trim().slice(0, 60) }),
    });
  }
}
