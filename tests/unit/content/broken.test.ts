/** Content with a mistake, and the message for it. broken.yaml has the mistakes that are one edit. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSite } from "../../../engine/data/load.server.ts";
import { ContentError, fieldName, formatProblem, type Problem } from "../../../engine/data/read/problem.ts";
import { type Mistake, otherMistakes } from "./broken.ts";
import { articleFields, Copy } from "./copy.ts";

type Table = Record<string, string[]>;
type Kind =
  | "article"
  | "without"
  | "text"
  | "field"
  | "edit"
  | "pattern"
  | "spanish"
  | "copy"
  | "move"
  | "remove"
  | "file";
const table: Record<Kind, Table> & { messages: Record<string, string> } = parse(
  readFileSync("tests/unit/content/broken.yaml", "utf8"),
);

const article = "blogs/blog-1.md";
const isField = (name = ""): name is keyof typeof articleFields => name in articleFields;

type Row = [
  damage: (content: Copy, ...cells: string[]) => void,
  cells: number,
  says: (cells: string[]) => string,
];
const inFile = ([file]: string[]) => `${file} `;
const inArticle = () => `${article}:`;
/** For each kind of row: what it does, how many cells that takes, and how its messages begin. */
const kinds: Record<Kind, Row> = {
  article: [
    (content, line = "") => {
      const [field] = line.split(":");
      content.article({ [isField(field) ? field : "more"]: line.replace(/^more: /, "") });
    },
    1,
    inArticle,
  ],
  without: [(content, field = "") => content.article({ [field]: undefined }), 1, inArticle],
  text: [(content, body) => content.article({}, body), 1, inArticle],
  field: [(content, file = "", field = "", value = "") => content.field(file, field, value), 3, inFile],
  edit: [(content, file = "", from = "", to = "") => content.edit(file, from, to), 3, inFile],
  pattern: [
    (content, file = "", from = "", to = "") => content.edit(file, new RegExp(from, "m"), to),
    3,
    inFile,
  ],
  spanish: [
    (content, file = "", from = "", to = "") => content.edit(`es/${file}`, new RegExp(from, "m"), to),
    3,
    ([file]) => `es/${file} `,
  ],
  copy: [(content, file = "", of = "") => content.write(file, content.read(of)), 2, inFile],
  move: [(content, file = "", to = "") => content.move(file, to), 2, ([, to]) => `${to} `],
  remove: [(content, file = "") => content.remove(file), 1, () => ""],
  file: [(content, file = "", text = "") => content.write(file, text), 2, ([file = ""]) => file],
};
const mistakes: Mistake[] = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
  const [damage, count, begin] = kinds[kind];
  return Object.entries(table[kind]).map(([name, row]): Mistake => {
    const [cells, says] = [row.slice(0, count), row.slice(count)];
    return [name, (content) => damage(content, ...cells), ...says.map((words) => begin(cells) + words)];
  });
});
mistakes.push(...otherMistakes);

function problemsOf(content: Copy): Problem[] {
  try {
    readSite(content.root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length === 1 ? "1 mistake" : `${error.problems.length} mistakes`;
    expect(error.message.split("\n\n")[0]).toBe(`The content has ${count}:`);
    return error.problems;
  }
}

/** Files that mistakes write completely: their lines don't depend on the rest of the content. */
const written = [article, "topics.yaml", "alerts.yaml"];
const outline = ({ file, line, path, found }: Problem) =>
  `${file}${line && written.includes(file) ? `:${line}` : ""} ${fieldName(path)}: ${found}`;

test.each(mistakes)("%s", (name, damage, ...says) => {
  using content = new Copy(name in table.spanish ? "everything" : "two articles");
  damage(content);
  const problems = problemsOf(content);
  const found = problems.map(outline);
  expect(found.map((text, place) => text.slice(0, says[place]?.length))).toEqual(says);
  const message = table.messages[name];
  if (message)
    expect(problems.map(({ line: _, column: __, ...problem }) => formatProblem(problem))).toContain(message);
});

test("every whole message is that of a mistake", () => {
  const names = mistakes.map(([name]) => name);
  expect(Object.keys(table.messages).filter((name) => !names.includes(name))).toEqual([]);
});
