/** JSON Schemas and the forms are made from the same schemas, and every field explains itself. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorConfig } from "../../../site/edit/config.ts";
import { editorSettings } from "../../../site/edit/json-schema.ts";
import type { Widget } from "../../../site/edit/widgets.ts";
import { contentKinds, kindOf } from "../../../site/kinds/kinds.ts";
import { readFiles } from "../../../site/read/site.server.ts";

test("VS Code knows the schema of every kind of YAML file (npm run format tells it)", () => {
  expect(readFileSync(".vscode/settings.json", "utf8")).toBe(editorSettings());
});

test("each file that the site reads has a kind with its schema", () => {
  const { reader } = readFiles("tests/practice");
  expect([...reader.files].filter((file) => !kindOf(file))).toEqual([]);
  const read = new Set([...reader.files].map((file) => kindOf(file)?.name));
  expect(contentKinds.map(({ name }) => name).filter((name) => !read.has(name))).toEqual([]);
});

const pages = [{ label: "Contact us", value: "/contact-us" }];
const config = editorConfig({
  ...{ root: "content", title: "", siteUrl: "", nextArticle: "blog-1", backend: {} },
  pages,
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

test("references are choices, days are calendars, pictures are uploads", () => {
  const widgetOf = (path: string) => all.find((one) => one.path === path)?.widget;
  expect(widgetOf("providers.services")).toMatchObject({
    widget: "relation",
    collection: "services",
    multiple: true,
  });
  expect(widgetOf("providers.offices.office")).toMatchObject({ widget: "relation", collection: "locations" });
  expect(widgetOf("blogs.topic")).toMatchObject({ widget: "relation", file: "topics" });
  expect(widgetOf("services.offered.office")).toMatchObject({ widget: "relation", collection: "locations" });
  expect(widgetOf("blogs.date")).toMatchObject({ widget: "datetime", format: "MMM DD, YYYY" });
  expect(widgetOf("blogs.image")).toMatchObject({ widget: "image", choose_url: false });
  expect(widgetOf("blogs.imageAlt")).toMatchObject({ required: false, minlength: 15 });
  expect(widgetOf("blogs.draft")).toMatchObject({ widget: "boolean", default: false });
  expect(widgetOf("services.referral")).toMatchObject({ widget: "select", required: false });
});

test("a text in Markdown is a plain box, because a box for rich text rewrites other lines", () => {
  expect(all.filter(({ widget }) => widget.widget === "richtext")).toEqual([]);
  expect(all.find(({ path }) => path === "services.questions.answer")?.widget).toMatchObject({
    widget: "text",
    hint: expect.stringContaining("`[words](/contact-us)` for a link"),
  });
});

test("Spanish files have forms of their own, with words, address and signature", () => {
  const names = (form: string) => forms.find(({ name }) => name === form)?.fields.map(({ name }) => name);
  expect(names("es-providers")).toEqual([
    ...[
      "role",
      "description",
      "imageAlt",
      "body",
      "boardCertification",
      "ages",
      "languages",
      "patientLinks",
      "training",
    ],
    ...["pronunciation", "address", "translation"],
  ]);
  expect(names("es-theme")).toBeUndefined();
  expect(names("zip-codes")).toBeUndefined();
});

test("hints are about the form, not about the file", () => {
  const hint = (path: string) => all.find((one) => one.path === path)?.widget.hint;
  expect(hint("providers.offices")).toBe("The offices, the main one first.");
  expect(hint("providers.offices.office")).toBe("Choose an office.");
  expect(hint("providers.offices.days")).toBe(
    "Weekdays in that office: Monday, Wednesday. Without them, patients see no days.",
  );
});

test("new pictures go to the folder of their kind", () => {
  const folderOf = (name: string) => {
    const found = (config.collections as { name: string; media_folder?: string }[]).find(
      (one) => one.name === name,
    );
    return found?.media_folder;
  };
  expect(folderOf("blogs")).toBe("/content/images/blogs");
  expect(folderOf("providers")).toBe("/content/images/providers");
  expect(folderOf("worksheets")).toBeUndefined();
});

test("a pattern comes with our message", () => {
  const phone = all.find(({ path }) => path === "practice.phone")?.widget;
  expect(phone?.pattern).toEqual([
    "^\\(\\d{3}\\) \\d{3}-\\d{4}$",
    "expected a number written like (623) 555-0142",
  ]);
  for (const { path, widget } of all)
    expect(`${widget.hint}${widget.pattern}`, path).not.toMatch(/in quotes/i);
});

test("help is in the words of the front desk: no commands, files, formats of dates or values of the file", () => {
  const forDevelopers =
    /npm run|\.ya?ml|\.md\b|content\/|two digits|\d{4}-\d\d-\d\d|\btrue\b|\bmonday\b|Markdown/;
  const labels = all.flatMap(({ widget }) =>
    ((widget.options ?? []) as { label: string }[]).map(({ label }) => label),
  );
  const words = [...all.map(({ widget }) => String(widget.hint)), ...labels];
  expect(labels).toContain("Monday");
  expect(words.filter((text) => forDevelopers.test(text))).toEqual([]);
});

test("the text of an article comes right after its picture, and what the program writes is hidden", () => {
  const fields = forms.find(({ name }) => name === "blogs")?.fields ?? [];
  const shown = fields.filter(({ widget }) => widget !== "hidden").map(({ name }) => name);
  expect(shown.slice(shown.indexOf("image"), shown.indexOf("image") + 3)).toEqual([
    "image",
    "imageAlt",
    "body",
  ]);
  expect(shown.filter((name) => ["slug", "link", "sample"].includes(name))).toEqual([]);
  expect(fields.find(({ name }) => name === "related")).toMatchObject({ widget: "select", options: pages });
});
