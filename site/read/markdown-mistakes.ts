/** Messages for Markdown that the site doesn't support, with what to write instead. */
import type { Nodes } from "mdast";
import { show } from "./problem.ts";

const linkElsewhere = {
  name: "a link with its address elsewhere",
  todo: "write the address in the link itself: [words](https://address)",
};
const parts: Record<string, { name: string; todo: string }> = {
  image: {
    name: "a picture",
    todo: "in an article, put it on a line of its own with an empty line above and below; elsewhere, name it in the fields above the text",
  },
  code: { name: "program code", todo: "remove the four spaces or back quotes: they make program code" },
  inlineCode: { name: "program code", todo: "remove the back quotes" },
  blockquote: { name: "a quotation", todo: "remove the > at the start of the line" },
  thematicBreak: {
    name: "a line across the page",
    todo: "remove the line of dashes or stars; a heading parts the text better",
  },
  break: { name: "a forced new line", todo: "remove the two spaces or the backslash at the end of the line" },
  definition: linkElsewhere,
  linkReference: linkElsewhere,
};

export function unknownNode(node: Nodes) {
  const part = parts[node.type];
  return {
    expected: "paragraphs, headings, lists, strong and emphasized words, links",
    found: node.type === "html" ? `HTML: ${node.value.slice(0, 60)}` : (part?.name ?? node.type),
    todo:
      part?.todo ??
      "write it without HTML tags: a blank line parts paragraphs, **two stars** make strong text",
  };
}

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
  pattern: /\]\(|\*\*|(?<![\p{L}\p{N}])__|__(?![\p{L}\p{N}])/u,
  found: "signs of Markdown that would be shown as they are",
  todo: "close what you opened, without spaces inside: **strong words**, [words](/address)",
};

/** `source`: the text as it was typed. `value`: what Markdown made of it. */
export function leftInParagraph(source: string, value: string) {
  const sign =
    leftInText.find(({ pattern }) => pattern.test(source)) ??
    (openSigns.pattern.test(value) ? openSigns : undefined);
  return sign && { expected: "text that is shown as it is meant", found: sign.found, todo: sign.todo };
}

/** Signs of Markdown in a field of plain text, where none of them has a meaning. */
const rawMarkdown: [found: string, pattern: RegExp][] = [
  ["a link in Markdown", /\[[^\]\n]+\]\([^)\s]*\)/],
  ["strong words in Markdown", /\*\*[^*\n]+\*\*|(?<![\p{L}\p{N}_])__[^_\n]+__(?![\p{L}\p{N}_])/u],
  ["emphasized words in Markdown", /(?<![\p{L}\p{N}*])\*[^*\s][^*\n]*\*(?![\p{L}\p{N}*])/u],
  ["a heading in Markdown", /^#{1,6}[ \t]+\S.*/m],
  ["a table in Markdown", /^[ \t]*\|.*\|[ \t]*$/m],
  ["HTML", /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i],
];

export function rawMarkdownIn(text: string) {
  for (const [found, pattern] of rawMarkdown) {
    const sign = pattern.exec(text);
    if (sign)
      return {
        expected: "plain text",
        found: `${found}: ${show(sign[0].trim())}`,
        todo: "write the words alone: this field shows them as they are. Links and lists belong in the text of a page",
      };
  }
  return undefined;
}

export function unsafeLink(url: string) {
  return {
    expected: "a link to https://, tel:, mailto:, a path like /contact-us, or #part",
    found: url === "" ? "a link to nowhere" : show(url),
    todo: url.startsWith("http:")
      ? "write https:// instead of http://, and try the address in a browser"
      : url.includes("@")
        ? "delete the @ and what is before it, after https://"
        : /^[\w-]+(\.[\w-]+)+(\/|$)/.test(url)
          ? `put https:// before it: https://${url}`
          : "correct the address of the link",
  };
}

const hashes = (level: number) => "#".repeat(level);

export const nodeProblem = {
  nested: (where: string) => ({
    expected: `plain words inside ${where}`,
    found: "stars, brackets or other signs of Markdown",
    todo: "use only one kind at a time: strong words or a link, not both",
  }),
  emptyLink: {
    expected: "words between the square brackets of a link",
    found: "none",
    todo: "say where the link leads: [Our offices](/contact-us)",
  },
  headingLevel: (levels: readonly number[], depth: number, text: string) => ({
    expected: `a heading that begins with ${levels.map(hashes).join(" or ")}`,
    found: `${hashes(depth)} ${text}`,
    todo: `write ${levels.map(hashes).join(" or ")} at its start; without a heading in mind, remove the # or the line of dashes below`,
  }),
  emptyHeading: {
    expected: "words after the #",
    found: "a heading without words",
    todo: "write the heading, or delete the line",
  },
  skippedLevel: (top: number, sub: number, text: string) => ({
    expected: `the first heading to begin with ${hashes(top)}`,
    found: `${hashes(sub)} ${text}`,
    todo: "take away one #, or put a larger heading above it",
  }),
  sameHeading: (text: string) => ({
    expected: "different words in each heading",
    found: `${show(text)} twice`,
    todo: "change one of the two headings",
  }),
  badPicture: (isNamed: boolean, url: string) => ({
    expected: isNamed
      ? "a description of the picture between the square brackets, 15 to 140 characters"
      : "a picture below content/images, without its ending",
    found: isNamed ? "none, or one that is too short or too long" : show(url),
    todo: "write it like this: ![A woman stretches her calf against a wall](blogs/calf-stretch)",
  }),
  insideItem: (type: string) => ({
    expected: "one line of words for each item",
    found: type === "list" ? "a list inside a list" : `a ${type} inside an item`,
    todo: "make it an item of its own, or a paragraph after the list",
  }),
  emptyItem: {
    expected: "words after the hyphen",
    found: "an empty item",
    todo: "write the item, or delete the line",
  },
};
