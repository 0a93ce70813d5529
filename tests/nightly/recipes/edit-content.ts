/** The edits that the recipes consist of. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from "yaml";
import { pictureEndings } from "../../../site/read/picture-files.server.ts";

export interface Recipe {
  name: string;
  /** Changes the content folder. */
  follow: (root: string) => Promise<void> | void;
}

export const read = (root: string, file: string) => readFileSync(path.join(root, file), "utf8");
export const write = (root: string, file: string, text: string) => writeFileSync(path.join(root, file), text);
export const filesOf = (root: string, folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith(".md"))
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => `${folder}/${name}`);
export const slugOf = (file: string) => path.basename(file, ".md");

export type Fields = YAMLMap<unknown, unknown>;

/** Edits the fields of a YAML file or the front matter of a Markdown file. Keeps comments and order. */
export function editFields(root: string, file: string, edit: (fields: Fields) => void) {
  const text = read(root, file);
  const match = file.endsWith(".md") ? /^---\n([\s\S]*?\n)---\n/.exec(text) : undefined;
  const document = parseDocument(match?.[1] ?? text);
  if (!isMap(document.contents)) throw new Error(`${file} has no fields`);
  edit(document.contents as Fields);
  const fields = document.toString({ lineWidth: 0 });
  const changed = match ? `---\n${fields}---\n${text.slice(match[0].length)}` : fields;
  if (changed === text) throw new Error(`${file} was not changed`);
  write(root, file, changed);
}

export function listIn(fields: Fields, key: string): YAMLSeq {
  const list = fields.get(key);
  if (isSeq(list)) return list;
  fields.set(key, parseDocument("[]").contents);
  return fields.get(key) as YAMLSeq;
}

/** A removed field leaves the list of samples, which names only fields that are there. */
export function remove(fields: Fields, name: string) {
  fields.delete(name);
  const sample = fields.get("sample");
  if (isSeq(sample))
    sample.items = sample.items.filter((item) => String(isScalar(item) ? item.value : item) !== name);
}

type File = string | ((root: string) => string);
const nameIn = (root: string, file: File) => (typeof file === "string" ? file : file(root));
export const firstOf = (folder: string) => (root: string) => filesOf(root, folder)[0] ?? "";
export const lastOf = (folder: string) => (root: string) => filesOf(root, folder).at(-1) ?? "";

/** Sets fields by their path, such as `hours.friday`; undefined removes one. */
export const set = (file: File, values: Record<string, unknown>) => (root: string) =>
  editFields(root, nameIn(root, file), (fields) => {
    for (const [name, value] of Object.entries(values))
      if (value === undefined) remove(fields, name);
      else fields.setIn(name.split("."), value);
  });

/** Adds an entry to a list. */
export const add = (file: File, list: string, entry: unknown) => (root: string) =>
  editFields(root, nameIn(root, file), (fields) => listIn(fields, list).add(entry));

export const addPhoto = (root: string, name: string) =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: "#7c9885" } })
    .jpeg({ quality: 70 })
    .toFile(path.join(root, `images/${name}.jpg`));

/** Removes the pictures that an entry names in these fields. */
export function removePictures(root: string, entry: string, fields: string[]) {
  for (const field of fields) {
    const name = new RegExp(`^${field}: (.*)$`, "m").exec(read(root, entry))?.[1];
    for (const ending of name ? pictureEndings : [])
      for (const file of [name, `${name}-phone`])
        rmSync(path.join(root, `images/${file}${ending}`), { force: true });
  }
}

/** Copies a file for a new entry, with other values for these fields and another text. */
export function copyEntry(
  root: string,
  from: string,
  to: string,
  fields: Record<string, unknown>,
  text: string,
) {
  write(
    root,
    to,
    read(root, from).replace(/\n---\n[\s\S]*$/, () => `\n---\n${text}\n`),
  );
  set(to, fields)(root);
}

export const mainOfficeOf = (root: string) =>
  /^mainOffice: (.*)$/m.exec(read(root, "practice.yaml"))?.[1] ?? "";

/** Removes menu entries and links to a page that was removed. */
export function unlink(root: string, gone: string) {
  const isGone = (entry: unknown) => isMap(entry) && entry.get("path") === gone;
  const withoutGone = (list: unknown) => {
    if (isSeq(list)) list.items = list.items.filter((entry) => !isGone(entry));
  };
  const menus = parseDocument(read(root, "navigation.yaml"));
  for (const menu of ["main", "tasks", "legal"]) withoutGone(menus.get(menu));
  const columns = menus.get("footer");
  if (isSeq(columns)) for (const column of columns.items) if (isMap(column)) withoutGone(column.get("links"));
  write(root, "navigation.yaml", menus.toString({ lineWidth: 0 }));
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!/\.(md|yaml)$/.test(file)) continue;
    const text = read(root, file);
    const plain = text
      .replaceAll(new RegExp(`\\[([^\\]]+)\\]\\(${gone}(?:#[^)]*)?\\)`, "g"), "$1")
      .replaceAll(new RegExp(`^ *- ${gone}\\n`, "gm"), "")
      .replaceAll(new RegExp(`(related: \\[[^\\]]*?)${gone}(?:, )?`, "g"), "$1");
    if (plain !== text) write(root, file, plain);
  }
}
