/** JSON Schemas and the forms are made from the same schemas, and every field explains itself. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorConfig } from "../../../engine/data/edit/config.ts";
import { editorSettings } from "../../../engine/data/edit/json-schema.ts";
import type { Widget } from "../../../engine/data/edit/widgets.ts";
import { contentKinds, kindOf } from "../../../engine/data/kinds/kinds.ts";
import { readFiles } from "../../../engine/data/read/site.server.ts";
import { pageOptions } from "../../../engine/editor/editor.ts";
import { Copy } from "../content/copy.ts";

test("VS Code knows the schema of every kind of YAML file (.vscode/settings.json)", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(editorSettings());
});

test("each file that the site reads has a kind with its schema", () => {
  const { reader } = readFiles("tests/practice/content");
  expect([...reader.files].filter((file) => !kindOf(file))).toEqual([]);
  const read = new Set([...reader.files].map((file) => kindOf(file)?.name));
  expect(contentKinds.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

const pages = [{ label: "Contact us", value: "/contact-us" }];
const config = editorConfig({
  ...{ root: "content", siteUrl: "", nextArticle: "blog-1", backend: {} },
  ...{ pages, emergencies: pages, ideas: pages },
});
type Collection = { name: string; fields?: Widget[]; files?: { name: string; fields: Widget[] }[] };
const forms = (config.collections as Collection[]).flatMap(({ name, fields, files }) =>
  fields ? [{ name, fields }] : (files ?? []),
);
function* widgets(fields: Widget[], path: string): Generator<{ path: string; widget: Widget }> {
  for (const widget of fields) {
    const own = `${path}.${widget.name}`;
    yield { path: own, widget };
    yield* widgets(widget.fields ?? [], own);
  }
}
const all = forms.flatMap(({ name, fields }) => [...widgets(fields, name)]);

test("every field has a hint", () => {
  // A cell of a table's row has none: the row's list explains it.
  expect(
    all
      .filter(({ path, widget }) => widget.widget !== "hidden" && !widget.hint && !/\.cells$/.test(path))
      .map(({ path }) => path),
  ).toEqual([]);
});

test("the boxes of the forms are as accepted (after a look at them, vitest run tests/unit/edit -u)", async () => {
  const shapes = Map.groupBy(all, ({ widget: { name, label, hint, fields, options, ...shape } }) =>
    JSON.stringify(shape),
  );
  const lines = [...shapes].map(
    ([shape, [first, ...others]]) => `${first?.path} and ${others.length}: ${shape}\n`,
  );
  await expect(lines.join("")).toMatchFileSnapshot("boxes.txt");
});

const formOf = (path: string) => all.find((one) => one.path === path)?.widget;
test("a text that may have links says how to write one", () => {
  expect(formOf("services.questions.answer")?.hint).toContain("`[words](/contact-us)` for a link");
});

test("a text in Markdown is a plain box, because a box for rich text rewrites other lines", () => {
  expect(all.filter(({ widget }) => widget.widget === "richtext")).toEqual([]);
});

test("Spanish files have forms of their own, with words, address and signature, and tables for tools have none", () => {
  const names = (form: string) => forms.find(({ name }) => name === form)?.fields.map(({ name }) => name);
  expect(names("es-providers")).toEqual(expect.arrayContaining(["pronunciation", "address", "translation"]));
  expect(names("es-providers")).not.toContain("npi");
  expect([names("es-theme"), names("zip-codes")]).toEqual([undefined, undefined]);
});

test("new pictures go to the folder of their kind", () => {
  const folders = (config.collections as { name: string; media_folder?: string }[]).map(
    ({ name, media_folder }) => [name, media_folder],
  );
  expect(Object.fromEntries(folders)).toMatchObject({
    blogs: "/content/images/blogs",
    providers: "/content/images/providers",
    worksheets: undefined,
  });
});

test("help is in the words of the front desk: no commands, files, formats of dates or values of the file", () => {
  const forDevelopers =
    /npm run|\.ya?ml|\.md\b|content\/|two digits|\d{4}-\d\d-\d\d|\btrue\b|\bmonday\b|Markdown|[Ii]n quotes/;
  const words = all.flatMap(({ widget }) => [
    String(widget.hint),
    String((widget.pattern as string[] | undefined)?.[1]),
    ...((widget.options ?? []) as { label: string }[]).map(({ label }) => label),
  ]);
  expect(words).toContain("Monday");
  expect(words.filter((text) => forDevelopers.test(text))).toEqual([]);
});

test("the text of an article comes right after its picture", () => {
  const fields = forms.find(({ name }) => name === "blogs")?.fields ?? [];
  const names = fields.filter(({ widget }) => widget !== "hidden").map(({ name }) => name);
  expect(names.slice(names.indexOf("image"), names.indexOf("image") + 3)).toEqual([
    "image",
    "imageAlt",
    "body",
  ]);
});

test("a new article never takes the name of another, also after one was deleted", () => {
  using content = new Copy("everything");
  content.remove("blogs/blog-3.md");
  const { nextArticle } = pageOptions(content.root, { siteUrl: "", backend: {}, root: "" });
  expect(nextArticle).toBe("blog-27");
});
