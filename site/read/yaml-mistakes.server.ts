/** Turns YAML syntax errors (quotes, colons, indentation) into messages for editors. */
import { type Document, isAlias, isNode, visit } from "yaml";
import type { Problem } from "./problem.ts";

type Message = Pick<Problem, "expected" | "received" | "remedy">;
type Mistake = Message & { position: number };

const quotes = 'put quotes around the whole text, like title: "Sleep: how to rest"';

const messages: Record<string, Message> = {
  BLOCK_AS_IMPLICIT_KEY: {
    expected: "one field on a line",
    received: "a second colon in the text",
    remedy: quotes,
  },
  BAD_SCALAR_START: {
    expected: "a text that begins with a letter, a digit or a quote",
    received: "a sign that has a meaning of its own at the start of a text",
    remedy: quotes,
  },
  BAD_ALIAS: { expected: "plain text", received: "a text that begins with & or *", remedy: quotes },
  MISSING_CHAR: {
    expected: "a closing quote for each opening one, and a colon after each field's name",
    received: "a quote or a colon that is missing",
    remedy: "look at this line and the one above, and add what is missing",
  },
  TAB_AS_INDENT: {
    expected: "spaces at the start of the line",
    received: "a tab",
    remedy: "delete the tab and type two spaces for each step to the right",
  },
  BAD_INDENT: {
    expected: "the fields of one group below each other, and a bracket closed where one was opened",
    received: "a line that is too far left or right, or an open bracket",
    remedy: "make the spaces at its start equal to those of its neighbors, and close every [ and {",
  },
  DUPLICATE_KEY: {
    expected: "each field once",
    received: "a field that is here twice",
    remedy: "delete one of the two lines",
  },
  MULTIPLE_DOCS: {
    expected: "no line of --- between the fields",
    received: "a line of ---",
    remedy: "delete that line",
  },
};

const other: Message = {
  expected: "fields in the form name: value",
  received: "something that can't be read here",
  remedy: "check the quotes, colons and spaces of this line and the one above",
};

/** At most one mistake per line: later errors on a line follow from the first. */
export function* yamlMistakes(document: Document.Parsed): Generator<Mistake> {
  for (const error of document.errors) yield { ...(messages[error.code] ?? other), position: error.pos[0] };
  if (document.errors.length > 0) return;
  const references: Mistake[] = [];
  // YAML aliases (*), anchors (&) and tags (!) are rejected: content doesn't need them, and aliases can expand without limit.
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const position = node.range?.[0] ?? 0;
    if (isAlias(node)) references.push({ ...other, ...reservedSign("*", node.source), position });
    else if ("anchor" in node && node.anchor) {
      references.push({ ...other, ...reservedSign("&", String(node.anchor)), position });
    } else if (node.tag && "tag" in node && node.tag.startsWith("!")) {
      references.push({ ...other, ...reservedSign("", node.tag), position });
    }
  });
  yield* references;
}

const reservedSign = (sign: string, name: string): Message => ({
  expected: "plain text",
  received: `${sign}${name}, which begins with a sign that has a meaning of its own here`,
  remedy: quotes,
});
