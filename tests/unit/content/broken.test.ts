/** Content with a mistake, and the message for it. broken.yaml has the mistakes that are one edit. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readSite } from "../../../site/load.server.ts";
import { ContentError, fieldName, formatProblem, type Problem } from "../../../site/read/problem.ts";
import { type Mistake, otherMistakes } from "./broken.ts";
import { articleFields, Copy } from "./copy.ts";

type Table = Record<string, string[]>;
const table: Record<"article" | "text" | "field" | "edit" | "file", Table> & {
  messages: Record<string, string>;
} = parse(readFileSync("tests/unit/content/broken.yaml", "utf8"));

const article = "blogs/blog-1.md";
const isField = (name = ""): name is keyof typeof articleFields => name in articleFields;

const rowsOf = (
  kind: Table,
  read: (cells: string[]) => Mistake extends [string, ...infer Rest] ? Rest : never,
) => Object.entries(kind).map(([name, cells]): Mistake => [name, ...read(cells)]);
const mistakes: Mistake[] = [
  ...rowsOf(table.article, ([line = "", ...says]) => {
    const [field] = line.split(":");
    const damage = (content: Copy) => content.article({ [isField(field) ? field : "more"]: line });
    return [damage, ...says.map((words) => `${article}:${words}`)];
  }),
  ...rowsOf(table.text, ([body, ...says]) => [
    (content) => content.article({}, body),
    ...says.map((words) => `${article}:${words}`),
  ]),
  ...rowsOf(table.field, ([file = "", field = "", value = "", ...says]) => [
    (content) => content.field(file, field, value),
    ...says.map((words) => `${file} ${words}`),
  ]),
  ...rowsOf(table.edit, ([file = "", from = "", to = "", ...says]) => [
    (content) => content.edit(file, from, to),
    ...says.map((words) => `${file} ${words}`),
  ]),
  ...rowsOf(table.file, ([file = "", text = "", ...says]) => [
    (content) => content.write(file, text),
    ...says.map((words) => file + words),
  ]),
  ...otherMistakes,
];

function problemsOf(content: Copy): Problem[] {
  try {
    readSite(content.root);
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** Files that mistakes write completely: their lines don't depend on the rest of the content. */
const written = [article, "topics.yaml", "alerts.yaml"];
const outline = ({ file, line, path, found }: Problem) =>
  `${file}${line && written.includes(file) ? `:${line}` : ""} ${fieldName(path)}: ${found}`;

test.each(mistakes)("%s", (name, damage, ...says) => {
  using content = new Copy();
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
