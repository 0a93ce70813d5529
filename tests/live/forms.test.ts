/** The forms of `npm run edit` show every content file of a practice, and saving one changes nothing else in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { canonical } from "../../site/edit/canonical.ts";
import { editorConfig } from "../../site/edit/config.ts";
import { formatOf } from "../../site/edit/form-values.ts";
import { filesByName, pictureFiles } from "../../site/read/picture-files.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";
import { type ContentKind, kindOf } from "../../site/schema/files.ts";

const root = contentFolder();
/** For tools: a dictionary, the list of public addresses, a guide. */
const notForForms = ["words.txt", "published.txt", "README.md"];
const files = globSync("**/*.*", { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !file.startsWith("images/") && !notForForms.includes(file));
const pictures = Object.fromEntries(filesByName(pictureFiles(path.join(root, "images"))));

interface Collection {
  folder?: string;
  extension?: string;
  files?: { file: string; fields: unknown[] }[];
}
const config = editorConfig({ root: "content", title: "", siteUrl: "", nextArticle: "blog-1", backend: {} });
const isShown = (file: string) =>
  (config.collections as Collection[]).some(({ folder, extension, files = [] }) =>
    folder
      ? path.posix.dirname(file) === folder && file.endsWith(`.${extension}`)
      : files.some((one) => one.file === file),
  );

test("a form shows every file", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isShown(`content/${file}`))).toEqual([]);
  expect(files.filter((file) => !kindOf(file))).toEqual([]);
});

describe.each(files)("%s", (file) => {
  test("is written again as it was", () => {
    const kind = kindOf(file) as ContentKind;
    const text = readFileSync(path.join(root, file), "utf8");
    const { fromFile, toFile } = formatOf(kind, pictures);
    const once = toFile(fromFile(text));
    expect(once).toBe(canonical(kind, text));
    expect(toFile(fromFile(once))).toBe(once);
  });

  test.runIf(file.endsWith(".md"))("a word changed in its text changes that line only", () => {
    const { fromFile, toFile } = formatOf(kindOf(file) as ContentKind, pictures);
    const values = fromFile(readFileSync(path.join(root, file), "utf8"));
    const before = toFile(values).split("\n");
    const after = toFile({ ...values, body: `${values.body} Changed.` }).split("\n");
    expect(after.filter((line, number) => line !== before[number])).toEqual([`${before.at(-2)} Changed.`]);
  });
});
