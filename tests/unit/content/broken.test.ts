/** Content with a mistake, and the message for it. broken.yaml has the mistakes that are one edit. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contentFindings } from "../../../engine/data/check/checks.ts";
import { sourceOf } from "../../../engine/data/check/text/texts.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import {
  ContentError,
  fieldName,
  formatProblem,
  isAdvice,
  type Problem,
} from "../../../engine/data/read/problem.ts";
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
type Tables = Record<Kind, Table>;
const table: Tables & { advice: Partial<Tables>; messages: Record<string, string> } = parse(
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
const rowsOf = (tables: Partial<Tables>) =>
  (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const [damage, count, begin] = kinds[kind];
    return Object.entries(tables[kind] ?? {}).map(([name, row]): Mistake => {
      const [cells, says] = [row.slice(0, count), row.slice(count)];
      return [name, (content) => damage(content, ...cells), ...says.map((words) => begin(cells) + words)];
    });
  });
const mistakes = [...rowsOf(table), ...otherMistakes];
const advised = rowsOf(table.advice);
const spanish = { ...table.spanish, ...table.advice.spanish };

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
  using content = new Copy(name in spanish ? "everything" : "two articles");
  damage(content);
  compare(name, problemsOf(content), says);
});

/** What the content check advises. Files that tests write aren't in the form that it asks for. */
function adviceOn(content: Copy): Problem[] {
  const source = sourceOf(content.root, new Date("2026-11-17T17:00:00Z"));
  return contentFindings(readSite(content.root), source).filter(
    (finding) => isAdvice(finding) && finding.path[0] !== "form",
  );
}

test.each(advised)("advice: %s", (name, damage, ...says) => {
  using content = new Copy(name in spanish ? "everything" : "two articles");
  const before = adviceOn(content).map(outline);
  damage(content);
  const added = adviceOn(content).filter((finding) => !before.includes(outline(finding)));
  compare(name, added, says);
});

function compare(name: string, problems: Problem[], says: string[]) {
  const found = problems.map(outline);
  expect(found.map((text, place) => text.slice(0, says[place]?.length))).toEqual(says);
  const message = table.messages[name];
  if (message)
    expect(problems.map(({ line: _, column: __, ...problem }) => formatProblem(problem))).toContain(message);
}

test("every whole message is that of a mistake", () => {
  const names = [...mistakes, ...advised].map(([name]) => name);
  expect(Object.keys(table.messages).filter((name) => !names.includes(name))).toEqual([]);
});
