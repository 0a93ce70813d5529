/** Mistakes of YAML itself (quotes, colons, spaces), in an editor's words. */
import { type Document, isAlias, isNode, visit } from "yaml";
import type { Problem } from "./problem.ts";

type Told = Pick<Problem, "expected" | "received" | "remedy">;
type Mistake = Told & { position: number };

const quotes = 'put quotes around the whole text, like title: "Sleep: how to rest"';

const told: Record<string, Told> = {
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
    received: "a line that stands too far left or right, or an open bracket",
    remedy: "make the spaces at its start equal to those of its neighbors, and close every [ and {",
  },
  DUPLICATE_KEY: {
    expected: "each field once",
    received: "a field that stands here a second time",
    remedy: "delete one of the two lines",
  },
  MULTIPLE_DOCS: {
    expected: "no line of --- between the fields",
    received: "a line of ---",
    remedy: "delete that line",
  },
};

const other: Told = {
  expected: "fields in the form name: value",
  received: "something that can't be read here",
  remedy: "check the quotes, colons and spaces of this line and the one above",
};

/** All mistakes, one for each line: what follows on the same line is only a consequence. */
export function* yamlMistakes(document: Document.Parsed): Generator<Mistake> {
  for (const error of document.errors) yield { ...(told[error.code] ?? other), position: error.pos[0] };
  if (document.errors.length > 0) return;
  const references: Mistake[] = [];
  // A text that begins with * or & points elsewhere in YAML. Pointing can loop or grow without end: nobody needs it here.
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const position = node.range?.[0] ?? 0;
    if (isAlias(node)) references.push({ ...other, ...starred("*", node.source), position });
    else if ("anchor" in node && node.anchor) {
      references.push({ ...other, ...starred("&", String(node.anchor)), position });
    } else if (node.tag && "tag" in node && node.tag.startsWith("!")) {
      references.push({ ...other, ...starred("", node.tag), position });
    }
  });
  yield* references;
}

const starred = (sign: string, name: string): Told => ({
  expected: "plain text",
  received: `${sign}${name}, which begins with a sign that has a meaning of its own here`,
  remedy: quotes,
});
