/** The words of blocks, for word counts, reading grades and checks. */
import type { Block, Inline } from "../schema/blocks.ts";

export function textsOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "heading") return [block.text];
    if (block.type === "paragraph") return [plainWords(block.text)];
    return block.type === "list" ? block.items.map(plainWords) : [];
  });
}

/** A list in words, each entry of which has parts. */
export const listedParts = (list: Intl.ListFormat, entries: Inline[][]): Inline[] =>
  list
    .formatToParts(entries.map((_, index) => String(index)))
    .flatMap(({ type, value }) => (type === "element" ? (entries[Number(value)] ?? []) : [value]));

/** Puts parts in the place of {name}. */
export const withParts = (sentence: Inline[], name: string, parts: Inline[]): Inline[] =>
  sentence.flatMap((part) => {
    const [before = "", after] = typeof part === "string" ? part.split(`{${name}}`) : [];
    return after === undefined ? [part] : [before, ...parts, after];
  });

export function plainWords(inlines: Inline[]): string {
  return inlines
    .map((part) => {
      if (typeof part === "string") return part;
      return "strong" in part ? part.strong : "em" in part ? part.em : part.link;
    })
    .join("");
}

export function inlinesOf(block: Block): Inline[] {
  if (block.type === "paragraph") return block.text;
  return block.type === "list" ? block.items.flat() : [];
}
