/** Markdown to blocks, by an allow-list. Anything else stops the build. */
import type { Heading, Image, List, Nodes, PhrasingContent } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import type { Block, Inline } from "../schema/blocks.ts";
import { image, imageAlt } from "../schema/fields.ts";
import { hasUser, isUnnamed } from "../schema/web-address.ts";
import {
  badPicture,
  headingLevel,
  inside,
  leftInParagraph,
  otherSite,
  sameHeading,
  unknownNode,
  unsafeLink,
  withoutWords,
} from "./markdown-mistakes.ts";
import { renamed } from "./picture-files.server.ts";
import { linkPlaceholders, placeholderProblem, unknownPlaceholders } from "./placeholders.ts";
import type { Message, Problem } from "./problem.ts";
import { slugOf } from "./slug.ts";
import { longestText, tooLong } from "./text-file.server.ts";
import { unseenIn } from "./unseen.ts";

export type HeadingLevels = typeof pageHeadings | typeof articleHeadings;
export const pageHeadings = [2, 3] as const;
export const articleHeadings = [5, 6] as const;

interface Source {
  file: string;
  text: string;
  /** The field. Undefined for the body of a Markdown file, where columns are known. */
  path?: PropertyKey[];
  firstLine?: number;
  headings: HeadingLevels;
}

export function parseMarkdown(source: Source): { blocks: Block[]; problems: Problem[] } {
  const { file, text, path, firstLine = 1, headings } = source;
  const problems: Problem[] = [];
  const refuse = (node: Nodes | undefined, message: Message) => {
    problems.push({
      file,
      line: (node?.position?.start.line ?? 1) + firstLine - 1,
      ...(!path && node?.position && { column: node.position.start.column }),
      path: path ?? ["text"],
      ...message,
    });
  };
  // Placeholders in front matter fields were checked when the YAML was parsed.
  for (const { found, index } of path ? [] : unknownPlaceholders(text)) {
    const line = text.slice(0, index).split("\n").length + firstLine - 1;
    problems.push({ file, line, path: ["text"], ...placeholderProblem(found) });
  }
  if (text.length > longestText) {
    refuse(undefined, tooLong(text));
    return { blocks: [], problems };
  }
  const typed = ({ position }: Nodes) => text.slice(position?.start.offset, position?.end.offset);
  const refuseNode = (node: Nodes) => refuse(node, unknownNode(node, typed(node)));
  const toBlock = blockReader(headings, refuse, refuseNode);
  const refuseLeftovers = (node: Nodes) => {
    const left = leftInParagraph(typed(node), plainText(node));
    if (left) refuse(node, left);
  };
  const blocks = fromMarkdown(text).children.flatMap((node): Block[] => {
    // In the file they were written by their codes: &#x202e;
    const unseen = unseenIn(plainText(node));
    if (unseen) refuse(node, unseen.message);
    if (node.type === "paragraph" || node.type === "list") refuseLeftovers(node);
    const [only, ...more] = node.type === "paragraph" ? node.children : [];
    if (only?.type === "image" && more.length === 0 && headings === articleHeadings)
      return toBlock.picture(only);
    if (node.type === "paragraph") return [{ type: "paragraph", text: toBlock.inlines(node.children) }];
    if (node.type === "heading") return toBlock.heading(node);
    if (node.type === "list") return [toBlock.list(node)];
    refuseNode(node);
    return [];
  });
  return { blocks, problems };
}

function blockReader(
  [top, sub]: HeadingLevels,
  refuse: (node: Nodes, message: Message) => void,
  refuseNode: (node: Nodes) => void,
) {
  const ids = new Set<string>();

  const plain = (nodes: PhrasingContent[], where: string): string =>
    nodes
      .map((node) => {
        if (node.type === "text") return joinLines(node.value);
        if (node.type === "html") refuseNode(node);
        else refuse(node, inside(where, node));
        return "";
      })
      .join("");

  const inlines = (nodes: PhrasingContent[]): Inline[] =>
    nodes.flatMap((node): Inline[] => {
      if (node.type === "text") return linkPlaceholders(joinLines(node.value));
      if (node.type === "strong") return [{ strong: plain(node.children, "strong words") }];
      if (node.type === "emphasis") return [{ em: plain(node.children, "emphasized words") }];
      if (node.type !== "link") {
        refuseNode(node);
        return [];
      }
      const words = plain(node.children, "a link");
      if (!isSafe(node.url)) refuse(node, unsafeLink(node.url));
      else if (!isSameSite(words, node.url)) refuse(node, otherSite(words, node.url));
      if (!words.trim()) refuse(node, withoutWords("a link"));
      return [{ link: words, href: node.url }];
    });

  const heading = (node: Heading): Block[] => {
    const text = plain(node.children, "a heading");
    const level = node.depth === top ? top : node.depth === sub ? sub : undefined;
    if (!level) {
      refuse(node, headingLevel([top, sub], node.depth, text));
      return [];
    }
    const id = slugOf(text);
    if (!id) refuse(node, withoutWords("a heading"));
    // A smaller heading needs a larger one above it, or screen-reader users lose their place.
    else if (level === sub && ids.size === 0) refuse(node, headingLevel([top], sub, text));
    else if (ids.has(id)) refuse(node, sameHeading(text));
    ids.add(id);
    return [{ type: "heading", level, text, id }];
  };

  const list = (node: List): Block => {
    const items = node.children.map((item) => {
      const [first, ...more] = item.children;
      if (first?.type !== "paragraph") {
        refuse(first ?? item, first ? inside("an item", first) : withoutWords("an item"));
        return [];
      }
      for (const child of more) refuse(child, inside("an item", child));
      return inlines(first.children);
    });
    return { type: "list", items, ...(node.ordered && { from: node.start ?? 1 }) };
  };

  const picture = (node: Image): Block[] => {
    const [name, alt] = [image("article").safeParse(node.url), imageAlt.safeParse(node.alt)];
    if (name.success && alt.success) return [{ type: "picture", name: node.url, alt: alt.data }];
    refuse(node, badPicture(name.success, node.url, renamed(node.url)));
    return [];
  };
  return { inlines, heading, list, picture };
}

/** The words that are shown: not those of addresses. */
function plainText(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

const joinLines = (value: string) => value.replace(/\s*\n\s*/g, " ");
const isSafe = (url: string) =>
  /^(https:\/\/|tel:|mailto:|\/(?!\/)|#)/.test(url) && !hasUser(url) && !isUnnamed(url);

const siteOf = (address: string) => URL.parse(address)?.hostname.replace(/^www\./, "");

/** Words that are an address lead there: "www.medicare.gov" to a page of medicare.gov. */
function isSameSite(words: string, url: string): boolean {
  if (
    !url.startsWith("https://") ||
    !/^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:\/\S*)?$/u.test(words)
  )
    return true;
  const [named, led] = [siteOf(words.replace(/^(?:https?:\/\/)?/, "https://")), siteOf(url)];
  return `.${led}`.endsWith(`.${named}`) || `.${named}`.endsWith(`.${led}`);
}
