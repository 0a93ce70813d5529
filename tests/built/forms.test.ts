/** The forms of `npm run edit` show every content file of a practice, and saving one changes nothing else in it. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { canonical } from "../../site/edit/canonical.ts";
import { editorConfig } from "../../site/edit/config.ts";
import { formatOf } from "../../site/edit/format.ts";
import { type ContentKind, kindOf } from "../../site/kinds/kinds.ts";
import { filesByName, pictureFiles } from "../../site/read/picture-files.server.ts";
import { contentFolder } from "../../site/read/site.server.ts";

const root = contentFolder();
/** For tools: a dictionary, a guide. */
const notForForms = ["words.txt", "README.md"];
const files = globSync("**/*.*", { cwd: root })
  .map((file) => file.replaceAll(path.sep, "/"))
  .filter((file) => !/^(images|files)\//.test(file) && !notForForms.includes(file));
const pictures = Object.fromEntries(filesByName(pictureFiles(path.join(root, "images"))));

interface Collection {
  folder?: string;
  extension?: string;
  files?: { file: string; fields: unknown[] }[];
}
const config = editorConfig({ root: "content", title: "", siteUrl: "", nextArticle: "blog-1", backend: {} });
/** Where Sveltia CMS looks: in both languages if the path says so. */
const places = (place: string) =>
  place.includes("{{locale}}")
    ? [place.replace("/{{locale}}", ""), place.replace("{{locale}}", "es")]
    : [place];
const isShown = (file: string) =>
  (config.collections as Collection[]).some(({ folder, extension, files = [] }) =>
    folder
      ? places(folder).includes(path.posix.dirname(file)) && file.endsWith(`.${extension}`)
      : files.some((one) => places(one.file).includes(file)),
  );
/** The kind that a form has for a file: that of the English one. */
const formOf = (file: string) => formatOf(kindOf(file.replace(/^es\//, "")) as ContentKind, pictures);

test("a form shows every file", () => {
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isShown(`content/${file}`))).toEqual([]);
  expect(files.filter((file) => !kindOf(file))).toEqual([]);
});

test.each(files)("%s is written again as it was", (file) => {
  const text = readFileSync(path.join(root, file), "utf8");
  const { fromFile, toFile } = formOf(file);
  expect(toFile(fromFile(text))).toBe(text);
  // Also by a format that has not seen the file, if it is in the form that `npm run format` writes.
  if (canonical(kindOf(file) as ContentKind, text) === text)
    expect(formOf(file).toFile(fromFile(text))).toBe(text);
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
