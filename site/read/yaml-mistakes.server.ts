/** Turns YAML syntax errors (quotes, colons, indentation) into messages for editors. */
import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Node, visit, type YAMLMap } from "yaml";
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
  BAD_ALIAS: { expected: "plain text", found: "a text that begins with & or *", todo: quotes },
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

const afterEmptyList: Message = {
  expected: "either [] or entries below",
  found: "entries below a field that says [], an empty list",
  todo: "delete the [] after the colon",
};

const afterBrace: Message = {
  expected: "a text in quotes, because it begins with { or [",
  found: "a text that begins with { or [, and goes on after it",
  todo: 'put quotes around the whole text, like title: "{practice} is open"',
};

const afterQuote: Message = {
  expected: "nothing after the closing quote",
  found: "a text that ends at a quote or an apostrophe in its middle, and goes on after it",
  todo: `put double quotes around the whole text, like title: "It's late". Inside them write no other double quotes`,
};

/** A better message than the parser's code allows, from the line around the error. */
function closerLook(text: string, position: number): Message | undefined {
  const before = text.slice(0, position);
  if (/:[ \t]*\[\][ \t]*\n\s*$/.test(before) && /^\s*- /.test(text.slice(position))) return afterEmptyList;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  if (/^[\s-]*[\w-]+:\s+\{[^}]*\}\s*$|^[\s-]*[\w-]+:\s+\[[^\]]*\]\s*$/.test(line)) return afterBrace;
  if (/^[\s-]*[\w-]+:\s+(\*\*?[^*]*\*\*?)\s*$/.test(line)) return messages.BAD_ALIAS;
  return /^[\s-]*[\w-]+:\s+(['"]).*\1\s*$/.test(line) ? afterQuote : undefined;
}

const isIndent = (code: string) => code === "TAB_AS_INDENT" || code === "BAD_INDENT";

/** At most one mistake per line: later errors on a line follow from the first. */
export function* yamlMistakes(
  document: Document.Parsed,
  text: string,
  { mayRepeat = false } = {},
): Generator<Mistake> {
  for (const error of document.errors) {
    const message = closerLook(text, error.pos[0]) ?? messages[error.code] ?? other;
    yield { ...message, position: error.pos[0] };
    // The lines below follow from it.
    if (message === afterEmptyList || isIndent(error.code)) return;
  }
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
  if (references.length > 0) return;
  yield* lostWords(document, text);
  if (!mayRepeat) yield* repeatedEntries(document);
}

/** In `Brown Rd. #12`, YAML takes #12 for a comment. A comment of an editor has a space after the #. */
function lostWords(document: Document.Parsed, text: string): Mistake[] {
  const lost: Mistake[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key" || node.type !== "PLAIN" || !node.range) return;
      const [start, end] = node.range;
      const comment = /^[ \t]+#\S.*/.exec(text.slice(end))?.[0];
      if (!comment || start === end) return;
      const value = text.slice(start, end);
      lost.push({
        position: start,
        expected: "a text without # in it, or quotes around the whole text",
        found: `${show(value)}. What follows is taken for a comment and lost: ${comment.trim()}`,
        todo: `put quotes around it: "${value}${comment.trimEnd()}"`,
      });
    },
  });
  return lost;
}

/** Fields that tell the entries of a list apart. `id` and `key` are checked with the references. */
const namesOfEntries = ["code", "insurer", "question", "word", "zip"];

/** An entry that is there twice: a language, an office, a question, or one pasted again whole. Rows of tables may repeat. */
function repeatedEntries(document: Document.Parsed): Mistake[] {
  const repeated: Mistake[] = [];
  visit(document, {
    Pair(_, { key }) {
      return isScalar(key) && (key.value === "rows" || key.value === "columns") ? visit.SKIP : undefined;
    },
    Seq(_, list) {
      const seen = new Set<string>();
      for (const item of list.items as Node[]) {
        const name = nameOf(item);
        if (name === undefined) continue;
        const same = isMap(item) && !isNamed(item) ? JSON.stringify(item) : name.toLowerCase();
        if (seen.has(same))
          repeated.push({
            position: item.range?.[0] ?? 0,
            expected: "each entry once",
            found: `${show(name)} twice`,
            todo: "delete one of the two, or correct it",
          });
        seen.add(same);
      }
    },
  });
  return repeated;
}

const isNamed = (item: YAMLMap) => namesOfEntries.some((field) => typeof item.get(field) === "string");

/** What tells an entry from the others; for one without such a field, its first text. */
function nameOf(item: Node): string | undefined {
  if (isScalar(item)) return typeof item.value === "string" ? item.value : undefined;
  if (isSeq(item) || !isMap(item)) return undefined;
  const named = namesOfEntries.map((field) => item.get(field));
  const isCheckedLater = item.has("id") || item.has("key");
  const others = isCheckedLater
    ? []
    : item.items.map(({ value }) => (isScalar(value) ? value.value : undefined));
  return [...named, ...others].find((value) => typeof value === "string");
}

const reservedSign = (sign: string, name: string): Message => ({
  expected: "plain text",
  found: `${sign}${name}, which begins with a sign that has a meaning of its own here`,
  todo: quotes,
});
