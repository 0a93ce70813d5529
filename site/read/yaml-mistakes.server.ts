/** Turns YAML syntax errors (quotes, colons, indentation) into messages for editors. */
import { type Document, isAlias, isNode, visit } from "yaml";
import { type Message, show } from "./problem.ts";

type Mistake = Message & { position: number };

const quotes = 'put quotes around the whole text, like title: "Sleep: how to rest"';

const messages: Record<string, Message> = {
  BLOCK_AS_IMPLICIT_KEY: {
    expected: "one field on a line",
    found: "a second colon in the text",
    todo: quotes,
  },
  BAD_SCALAR_START: {
    expected: "a text that begins with a letter, a digit or a quote",
    found: "a sign that has a meaning of its own at the start of a text",
    todo: quotes,
  },
  UNEXPECTED_TOKEN: {
    expected: "quotes around a whole text that begins with a quote, a bracket or a star",
    found: "a text that goes on after its closing quote, bracket or star",
    todo: `put double quotes around the whole text, like title: "It's late". Inside them write no other double quotes`,
  },
  BLOCK_SEQUENCE: {
    expected: "either [] or entries below",
    found: "entries below a field that says [], an empty list",
    todo: "delete the [] after the colon",
  },
  MISSING_CHAR: {
    expected: "a closing quote for each opening one, and a colon after each field's name",
    found: "a quote or a colon that is missing",
    todo: "look at this line and the one above, and add what is missing",
  },
  TAB_AS_INDENT: {
    expected: "spaces at the start of the line",
    found: "a tab",
    todo: "delete the tab and type two spaces for each step to the right",
  },
  BAD_INDENT: {
    expected: "the fields of one group below each other, and a bracket closed where one was opened",
    found: "a line that is too far left or right, or an open bracket",
    todo: "make the spaces at its start equal to those of its neighbors, and close every [ and {",
  },
  DUPLICATE_KEY: {
    expected: "each field once",
    found: "a field that is here twice",
    todo: "delete one of the two lines",
  },
  MULTIPLE_DOCS: {
    expected: "no line of --- between the fields",
    found: "a line of ---",
    todo: "delete that line",
  },
};

const other: Message = {
  expected: "fields in the form name: value",
  found: "something that can't be read here",
  todo: "check the quotes, colons and spaces of this line and the one above",
};

/** What the parser can't read: the first mistake alone, because those below mostly follow from it. */
function syntaxMistake({ errors: [error] }: Document.Parsed): Mistake[] {
  if (!error) return [];
  const code = error.message.startsWith("A block sequence") ? "BLOCK_SEQUENCE" : error.code;
  return [{ ...(messages[code] ?? other), position: error.pos[0] }];
}

/** YAML aliases (*), anchors (&) and tags (!) are rejected: content doesn't need them, and aliases can expand without limit. */
function reservedSigns(document: Document.Parsed): Mistake[] {
  const found: Mistake[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const anchor = "anchor" in node && node.anchor ? `&${node.anchor}` : undefined;
    const tag = "tag" in node && node.tag?.startsWith("!") ? node.tag : undefined;
    const sign = isAlias(node) ? `*${node.source}` : (anchor ?? tag);
    if (sign)
      found.push({
        position: node.range?.[0] ?? 0,
        expected: "plain text",
        found: `${sign}, which begins with a sign that has a meaning of its own here`,
        todo: quotes,
      });
  });
  return found;
}

/** In `Brown Rd. #12`, YAML takes #12 for a comment. A comment of an editor has a space after the #. */
function lostWords(document: Document.Parsed, text: string): Mistake[] {
  const lost: Mistake[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN" || !node.range) return;
      const [start, end] = node.range;
      const comment = /^[ \t]*#\S.*/.exec(text.slice(end))?.[0];
      if (!comment) return;
      const value = text.slice(start, end);
      lost.push({
        position: start,
        expected: "a text without # in it, or quotes around the whole text",
        found: `${show(value)}. What follows is taken for a comment and lost: ${comment.trim()}`,
        todo: `put quotes around it: "${(value + comment).trim()}"`,
      });
    },
  });
  return lost;
}

export const yamlMistakes = (document: Document.Parsed, text: string): Mistake[] =>
  [syntaxMistake(document), reservedSigns(document), lostWords(document, text)].find(
    ({ length }) => length > 0,
  ) ?? [];
