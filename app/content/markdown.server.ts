/** Markdown to blocks, by an allow-list: what is not named here stops the build. */
import type { Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "../schema/blocks.ts";
import type { Problem } from "./problem.ts";
import { slugOf } from "./slug.ts";

export type HeadingLevels = readonly [2, 3] | readonly [5, 6];
export const pageHeadings = [2, 3] as const;
export const articleHeadings = [5, 6] as const;

interface Source {
  file: string;
  text: string;
  field?: string;
  firstLine?: number;
  headings: HeadingLevels;
}

const remedies: Record<string, string> = {
  html: "write it without HTML tags: a blank line parts paragraphs, **two stars** make strong text",
  image: "pictures are named in the fields above the text, not in the text",
  imageReference: "pictures are named in the fields above the text, not in the text",
  code: "remove the four spaces or back quotes: they make program code",
  inlineCode: "remove the back quotes",
  blockquote: "remove the > at the start of the line",
  thematicBreak: "remove the line of dashes or stars; a heading parts the text better",
  break: "remove the two spaces or the backslash at the end of the line",
  definition: "write the address in the link itself: [words](https://address)",
  linkReference: "write the address in the link itself: [words](https://address)",
};

export function parseMarkdown(source: Source): { blocks: Block[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const blocks: Block[] = [];
  const refuse = (node: Nodes, expected: string, received: string, remedy: string) => {
    problems.push({
      file: source.file,
      line: (node.position?.start.line ?? 1) + (source.firstLine ?? 1) - 1,
      column: node.position?.start.column ?? 1,
      field: source.field ?? "text",
      expected,
      received,
      remedy,
    });
  };
  const unknown = (node: Nodes) =>
    refuse(
      node,
      "paragraphs, headings, bulleted lists, strong and emphasised words, links",
      node.type === "html" ? `HTML: ${node.value.slice(0, 60)}` : `Markdown's "${node.type}"`,
      remedies[node.type] ?? "use one of the expected parts",
    );

  const plain = (nodes: PhrasingContent[]): string =>
    nodes
      .map((node) => {
        if (node.type === "text") return joinLines(node.value);
        unknown(node);
        return "";
      })
      .join("");

  const inlines = (nodes: PhrasingContent[]): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (node.type === "text") return [joinLines(node.value)];
      if (node.type === "strong") return [{ strong: plain(node.children) }];
      if (node.type === "emphasis") return [{ em: plain(node.children) }];
      if (node.type === "link") {
        if (!isSafe(node.url)) {
          refuse(
            node,
            "a link to https://, tel:, mailto:, a path like /contact-us, or #part",
            node.url,
            "correct the address of the link",
          );
        }
        return [{ link: plain(node.children), href: node.url }];
      }
      unknown(node);
      return [];
    });

  for (const node of fromMarkdown(source.text).children) {
    if (node.type === "paragraph") {
      blocks.push({ type: "paragraph", text: inlines(node.children) });
    } else if (node.type === "heading") {
      const level = source.headings.find((allowed) => allowed === node.depth);
      if (!level) {
        const marks = source.headings.map((depth) => "#".repeat(depth)).join(" or ");
        refuse(node, `a heading that begins with ${marks}`, "#".repeat(node.depth), `write ${marks}`);
      } else {
        const text = plain(node.children);
        blocks.push({ type: "heading", level, text, id: slugOf(text) });
      }
    } else if (node.type === "list") {
      if (node.ordered) refuse(node, "a bulleted list", "a numbered list", "begin each line with - ");
      const items = node.children.map((item) => {
        const [first, ...more] = item.children;
        for (const child of more) {
          refuse(
            child,
            "one line for each item",
            `Markdown's "${child.type}" inside an item`,
            "make it an item of its own",
          );
        }
        return first?.type === "paragraph" ? inlines(first.children) : [];
      });
      blocks.push({ type: "list", items });
    } else {
      unknown(node);
    }
  }
  for (const problem of skippedLevels(blocks, source)) problems.push(problem);
  return { blocks, problems };
}

/** A smaller heading needs a larger one above it, or screen-reader users lose the thread. */
function* skippedLevels(blocks: Block[], source: Source): Generator<Problem> {
  const [top, sub] = source.headings;
  const first = blocks.find((block) => block.type === "heading");
  if (first?.type === "heading" && first.level === sub) {
    yield {
      file: source.file,
      field: source.field ?? "text",
      expected: `the first heading to begin with ${"#".repeat(top)}`,
      received: `${"#".repeat(sub)} ${first.text}`,
      remedy: `take away one # or put a larger heading above it`,
    };
  }
}

const joinLines = (value: string) => value.replace(/\s*\n\s*/g, " ");
const isSafe = (url: string) => /^(https:\/\/|tel:|mailto:|\/(?!\/)|#)/.test(url);

/** The words of blocks, for counting, grading and searching. */
export function wordsOf(blocks: Block[]): string[] {
  const words = (inlines: Inline[]) =>
    inlines
      .map((part) => {
        if (typeof part === "string") return part;
        return "strong" in part ? part.strong : "em" in part ? part.em : part.link;
      })
      .join("");
  return blocks.flatMap((block) => {
    if (block.type === "heading") return [block.text];
    return block.type === "paragraph" ? [words(block.text)] : block.items.map(words);
  });
}
