/** Messages for Markdown that the site doesn't support, with what to write instead. */
import type { Nodes } from "mdast";
import { type Message, show } from "./problem.ts";

const names: Partial<Record<Nodes["type"], string>> = {
  html: "HTML",
  image: "a picture",
  code: "program code",
  inlineCode: "program code",
  blockquote: "a quotation",
  thematicBreak: "a line across the page",
  break: "a forced new line",
  definition: "a link with its address elsewhere",
  linkReference: "a link with its address elsewhere",
  link: "a link",
  list: "a list",
};
const nameOf = ({ type }: Nodes) => names[type] ?? type;

/** `typed`: as it is in the file. */
export const unknownNode = (node: Nodes, typed: string): Message => ({
  expected: "paragraphs, headings, lists, strong and emphasized words, links",
  found: `${nameOf(node)}: ${typed.trim().slice(0, 60)}`,
  todo:
    node.type === "image"
      ? "in an article, put it on a line of its own with an empty line above and below; elsewhere, name it in the fields above the text"
      : "remove the tags, signs or spaces that make it: a blank line parts paragraphs, **two stars** make strong text, a link is [words](https://address)",
});

/** Signs that Markdown leaves in the text, so that visitors would read them. */
const leftInText: { pattern: RegExp; found: string; todo: string }[] = [
  {
    pattern: /^[^\n]*\|[^\n]*\n[ \t]*\|?[ \t]*:?-{2,}|^[ \t]*\|.*\|[ \t]*$/m,
    found: "a table",
    todo: "write it in the fields at the top of the file, under tables: with caption, columns and rows; after: names the heading above it",
  },
  {
    pattern: /^#{1,6}\p{L}/mu,
    found: "a heading without a space after the #",
    todo: "type a space between the # and the words, and an empty line above",
  },
  {
    pattern: /^[ \t]*[•·◦▪●–][ \t]/m,
    found: "a list with dots or dashes from a word processor",
    todo: "begin each line with a hyphen and a space, and put an empty line above the list",
  },
];
const openSigns = {
  pattern: /\]\(|\] \((?:[/#]|\w+:)|\*\*|(?<![\p{L}\p{N}])__|__(?![\p{L}\p{N}])/u,
  found: "signs of Markdown that would be shown as they are",
  todo: "close what you opened, without spaces inside: **strong words**, [words](/address)",
};

/** `source`: the text as it was typed. `value`: what Markdown made of it. */
export function leftInParagraph(source: string, value: string): Message | undefined {
  const sign =
    leftInText.find(({ pattern }) => pattern.test(source)) ??
    (openSigns.pattern.test(value) ? openSigns : undefined);
  return sign && { expected: "text that is shown as it is meant", found: sign.found, todo: sign.todo };
}

/** Links, strong and emphasized words, headings, tables and HTML in a field of plain text, where none of them has a meaning. */
const rawMarkdown = [
  /\[[^\]\n]+\]\([^)\s]*\)/,
  /\*\*[^*\n]+\*\*|(?<![\p{L}\p{N}_])__[^_\n]+__(?![\p{L}\p{N}_])/u,
  /(?<![\p{L}\p{N}*])\*[^*\s][^*\n]*\*(?![\p{L}\p{N}*])/u,
  /^#{1,6}[ \t]+\S.*/m,
  /^[ \t]*\|.*\|[ \t]*$/m,
  /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i,
];

export function rawMarkdownIn(text: string): Message | undefined {
  const sign = rawMarkdown.map((pattern) => pattern.exec(text)?.[0]).find(Boolean);
  if (!sign) return undefined;
  return {
    expected: "plain text",
    found: `signs of Markdown or HTML: ${show(sign.trim())}`,
    todo: "write the words alone: this field shows them as they are. Links and lists belong in the text of a page",
  };
}

/** Quotes around a whole name: “Verdin”, which pages would show. */
export const quotesAround = (text: string): Message | undefined =>
  /^["“”„].*["“”]$/s.test(text)
    ? { expected: "the words alone", found: show(text), todo: "delete the quotes: pages would show them" }
    : undefined;

export const unsafeLink = (url: string): Message => ({
  expected: "a link to https://, tel:, mailto:, a path like /contact-us, or #part",
  found: url === "" ? "a link to nowhere" : show(url),
  todo: "put mailto: before an e-mail address, tel: before a number. Copy that of a website from a browser: it begins with https://, names the website in Latin letters, and has no @",
});

export const otherSite = (words: string, url: string): Message => ({
  expected: `a link that leads to ${words}, as its words say`,
  found: show(url),
  todo: "copy the address of the website from a browser, or write words that are no address",
});

const hashes = (level: number) => "#".repeat(level);

export const inside = (where: string, node: Nodes): Message => ({
  expected: `one line of words inside ${where}`,
  found: `${nameOf(node)} inside ${where}`,
  todo: "use one kind at a time, or make it a paragraph or an item of its own",
});

export const withoutWords = (where: string): Message => ({
  expected: `words in ${where}`,
  found: `${where} without words`,
  todo: "write them, or delete it. A link says where it leads: [Our offices](/contact-us)",
});

export const headingLevel = (levels: readonly number[], depth: number, text: string): Message => ({
  expected: `a heading that begins with ${levels.map(hashes).join(" or ")}`,
  found: `${hashes(depth)} ${text}`,
  todo: `write ${levels.map(hashes).join(" or ")} at its start; without a heading in mind, remove the # or the line of dashes below`,
});

export const sameHeading = (text: string): Message => ({
  expected: "different words in each heading",
  found: `${show(text)} twice`,
  todo: "change one of the two headings",
});

/** `renamed`: what to do about its name, if that is known. */
export const badPicture = (isNamed: boolean, url: string, renamed?: string): Message => ({
  expected: isNamed
    ? "a description of the picture between the square brackets"
    : "a picture below content/images, without its ending",
  found: isNamed ? "none" : show(url),
  todo:
    (!isNamed && renamed) ||
    "write it like this: ![A woman stretches her calf against a wall](blogs/calf-stretch)",
});
