/** The plain text of blocks, for word counts, reading grades and checks. */
import type { Block, Inline } from "../schema/blocks.ts";

export function textsOf(blocks: Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.type === "heading") return [block.text];
    if (block.type === "paragraph") return [plainWords(block.text)];
    return block.type === "list" ? block.items.map(plainWords) : [];
  });
}

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
