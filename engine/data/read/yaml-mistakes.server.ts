/** Turns YAML syntax errors (quotes, colons, indentation) into messages for editors. */
import { type Document, isAlias, isNode, visit } from "yaml";
import { type Message, show } from "./problem.ts";

type Mistake = Message & { position: number };

const quotes = {
  expected: "quotes around a text that has a colon in it, or that begins with a quote or another sign",
  todo: `put double quotes around the whole text, like title: "Sleep: how to rest". Inside them write no other double quotes`,
};

const messages: Record<string, Pick<Message, "expected" | "todo">> = {
  BLOCK_AS_IMPLICIT_KEY: quotes,
  BAD_SCALAR_START: quotes,
  UNEXPECTED_TOKEN: quotes,
  MISSING_CHAR: {
    expected: "a closing quote for each opening one, and a colon after each field's name",
    todo: "look at this line and the one above, and add what is missing",
  },
  TAB_AS_INDENT: {
    expected: "spaces at the start of the line",
    todo: "delete the tab and type two spaces for each step to the right",
  },
  BAD_INDENT: {
    expected: "the fields of one group below each other, and a bracket closed where one was opened",
    todo: "make the spaces at its start equal to those of its neighbors, and close every [ and {",
  },
  DUPLICATE_KEY: { expected: "each field once", todo: "delete one of the two lines" },
  MULTIPLE_DOCS: { expected: "no line of --- between the fields", todo: "delete that line" },
};

const other = {
  expected: "fields in the form name: value, with a space after the colon",
  todo: "check the quotes, colons and spaces of this line and the one above. Entries below a field need no [] after it",
};

/** The line around a position, as it was typed. */
function lineAt(text: string, position: number): string {
  const [line] = text.slice(text.lastIndexOf("\n", position - 1) + 1).split("\n");
  return line ? show(line) : "the end of the file";
}

/** For a line that stands some spaces left or right of the field or entry above to which it belongs. */
function misplaced(text: string, position: number): Mistake | undefined {
  const start = text.lastIndexOf("\n", position - 1) + 1;
  const [line = ""] = text.slice(start).split("\n");
  const spaces = line.search(/\S/);
  const form = line.trim().startsWith("- ") ? /^( *)(-) / : /^( *(?:- +)*)([\w-]+):(?: |$)/;
  const [nearest] = text
    .slice(0, start)
    .split("\n")
    .reverse()
    .flatMap((above) => {
      const [, { length: column } = "", name] = form.exec(above) ?? [];
      return name ? { name, column, distance: Math.abs(column - spaces) } : [];
    })
    .sort((a, b) => a.distance - b.distance);
  if (!nearest || nearest.distance === 0) return undefined;
  return {
    expected: `the same number of spaces as \`${nearest.name}\` above`,
    found: show(line),
    todo: `begin the line with ${nearest.column} spaces instead of ${spaces}`,
    position: start,
  };
}

/** Where the parser has met a line that doesn't stand where its neighbors do. */
function misplacedAt(errors: Document.Parsed["errors"], text: string): number | undefined {
  const [first, second] = errors;
  if (!first) return undefined;
  if (
    /^(Sequence item without -|All (mapping|sequence) items must start|A block sequence)/.test(first.message)
  )
    return first.pos[0];
  // A value that goes on in the next line, which is a field.
  const isNext = first.code === "BLOCK_AS_IMPLICIT_KEY" && second?.code === "MULTILINE_IMPLICIT_KEY";
  const next = text.indexOf("\n", first.pos[0]) + 1;
  return isNext && !/: /.test(text.slice(first.pos[0], next)) ? next : undefined;
}

/** What the parser can't read: the first mistake alone, because those below mostly follow from it. */
function syntaxMistake({ errors }: Document.Parsed, text: string): Mistake[] {
  const [error] = errors;
  if (!error) return [];
  const place = misplacedAt(errors, text);
  const spaces = place !== undefined && misplaced(text, place);
  if (spaces) return [spaces];
  const [position] = error.pos;
  const line = lineAt(text, position);
  // The parser gives it the code of a second colon.
  const message = error.message.startsWith("A block sequence") ? other : (messages[error.code] ?? other);
  return [{ ...message, found: line, position }];
}

/** YAML aliases (*), anchors (&) and tags (!) are rejected: content doesn't need them, and aliases can expand without limit. */
function reservedSigns(document: Document.Parsed, text: string): Mistake[] {
  const found: Mistake[] = [];
  visit(document, (_key, node) => {
    if (!isNode(node)) return;
    const isTagged = "tag" in node && node.tag?.startsWith("!");
    if (!isAlias(node) && !isTagged && !("anchor" in node && node.anchor)) return;
    const position = node.range?.[0] ?? 0;
    found.push({ ...quotes, found: lineAt(text, position), position });
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
        found: `${comment.trim()}, which is taken for a comment and lost`,
        todo: `put quotes around it: "${(value + comment).trim()}"`,
      });
    },
  });
  return lost;
}

export const yamlMistakes = (document: Document.Parsed, text: string): Mistake[] =>
  [syntaxMistake(document, text), reservedSigns(document, text), lostWords(document, text)].find(
    ({ length }) => length > 0,
  ) ?? [];
