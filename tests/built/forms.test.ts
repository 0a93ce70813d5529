/** The forms of `npm run edit` show every content file of a practice, and saving one changes nothing else in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { canonical } from "../../engine/data/edit/canonical.ts";
import { editorConfig } from "../../engine/data/edit/config.ts";
import { formatOf } from "../../engine/data/edit/form-values.ts";
import { type ContentKind, kindOf } from "../../engine/data/kinds/kinds.ts";
import { filesByName } from "../../engine/data/read/picture-files.server.ts";
import { contentFolder } from "../../engine/roots.ts";

const root = contentFolder();
/** For tools: a dictionary, a guide, a table of ZIP codes. */
const notForForms = ["words.txt", "README.md", "zip-codes.yaml"];
const files = globSync("**/*.*", { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !/^(images|files)\//.test(file) && !notForForms.includes(file));
const pictures = Object.fromEntries(filesByName(path.join(root, "images")));

interface Field {
  name: string;
  options?: { value: string }[];
}
interface Collection {
  folder?: string;
  extension?: string;
  fields?: Field[];
  files?: { file: string; fields: Field[] }[];
}
const config = editorConfig({
  root: "content",
  siteUrl: "",
  nextArticle: "blog-1",
  ...{ pages: [], emergencies: [], ideas: [] },
  backend: {},
});
const fieldsOf = (file: string) =>
  (config.collections as Collection[]).flatMap(({ folder, extension, fields = [], files = [] }) =>
    folder
      ? folder === path.posix.dirname(`content/${file}`) && file.endsWith(`.${extension}`)
        ? fields
        : []
      : (files.find((one) => one.file === `content/${file}`)?.fields ?? []),
  );
const formOf = (file: string) => formatOf(kindOf(file) as ContentKind, pictures);

test("a form shows every file", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => fieldsOf(file).length === 0)).toEqual([]);
  expect(files.filter((file) => !kindOf(file))).toEqual([]);
});

test("what a file says is still made up can be taken off in its form", () => {
  const unlisted = files.flatMap((file) => {
    const { sample = [] } = formOf(file).fromFile(readFileSync(path.join(root, file), "utf8"));
    const widget = fieldsOf(file).find(({ name }) => name === "sample");
    const names = widget?.options?.map(({ value }) => value);
    return (sample as string[]).filter((name) => !names?.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(unlisted).toEqual([]);
});

test.each(files)("%s is written again as it was", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  const { fromFile, toFile } = formOf(file);
  expect(toFile(fromFile(text))).toBe(canonical(kindOf(file) as ContentKind, text));
});

test.each(files.filter((file) => file.endsWith(".md")))(
  "a word changed in the text of %s changes that line only",
  (file) => {
    const { toFile } = formOf(file);
    const values = formOf(file).fromFile(readFileSync(path.join(root, file), "utf8"));
    const before = toFile(values).split("\n");
    const after = toFile({ ...values, body: `${values.body} Changed.` }).split("\n");
    const last = String(values.body).split("\n").at(-1);
    expect(after.filter((line) => !before.includes(line))).toEqual([`${last} Changed.`.trim()]);
  },
);
