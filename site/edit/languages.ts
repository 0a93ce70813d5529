/**
 * Both languages in the forms: English on the left, Spanish on the right, with boxes for what a file below content/es has.
 */
import { z } from "zod";
import { translationFields } from "../schema/translation.ts";
import { type Tree, treeOf, unknownTree } from "../schema/tree.ts";
import { type Widget, widgetsOf } from "./widgets.ts";

/** Sveltia CMS puts the language where a path says so, and leaves it out for English. */
export const languages = {
  structure: "multiple_folders",
  locales: ["en", "es"],
  default_locale: "en",
  initial_locales: "default",
  omit_default_locale_from_file_path: true,
};
export const languageInPath = "{{locale}}";

/** A hidden field that English has and Spanish has not: a format isn't told the language of what it writes. */
export const writtenIn = { name: "writtenIn", label: "Language", widget: "hidden", default: "en" };

/** The boxes of a form. `spanish`: schema of the Spanish file. */
export const inBothLanguages = (fields: Widget[], spanish: z.ZodType) => {
  // A Markdown file's text is no field of its schema.
  const tree = treeOf(spanish);
  const whole = { ...tree, fields: { ...tree.fields, body: unknownTree } };
  return [writtenIn, ...translatable(fields, whole), ...signature];
};

/** `complete`: fields that a Spanish entry must have, as the English one. */
function translatable(fields: Widget[], spanish: Tree, complete: string[] = []): Widget[] {
  return fields.map((field) => {
    // A row of cells has one box for all of them.
    const words = spanish.kind === "list" ? spanish : spanish.fields[field.name];
    if (!words) return field;
    const required = field.required && !complete.includes(field.name) ? ["en"] : field.required;
    const { ownList, keys = [] } = words.mark;
    const all = ownList ? field.fields?.map(({ name }) => name) : keys;
    const children = field.fields && translatable(field.fields, words.element ?? words, all);
    return { ...field, i18n: true, required, ...(children && withChildren(field, children, keys)) };
  });
}

/** An entry of a list is shown by its first text, which may be one that Spanish doesn't have, and by its first words. */
function withChildren({ summary }: Widget, fields: Widget[], keys: string[]) {
  const words = fields.find((field) => field.i18n && !field.fields && !keys.includes(field.name));
  const shown = `{{fields.${words?.name}}}`;
  return { fields, ...(summary && words && summary !== shown ? { summary: `${summary} ${shown}` } : {}) };
}

/**
 * Address and signature are only in Spanish files. English has these boxes too, because Sveltia CMS has none for one
 * language alone: the page hides them (pipeline/editor/index.html), and they are never written.
 */
const signature = widgetsOf(treeOf(z.strictObject(translationFields))).map(onlySpanish);

function onlySpanish(field: Widget): Widget {
  const { fields } = field;
  if (fields) return { ...field, i18n: true, fields: fields.map(onlySpanish) };
  // Only the content check knows what `of` is, and it says so once the file is there.
  return { ...field, i18n: true, required: field.required && field.name !== "of" ? ["es"] : false };
}
