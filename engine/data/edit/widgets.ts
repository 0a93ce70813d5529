/** Sveltia CMS's widgets for the fields of a schema. */
import { z } from "zod";
import type { Mark } from "../schema/marks.ts";
import { pictureSizes } from "../schema/picture.ts";
import { type Tree, unknownTree } from "../schema/tree.ts";
import { hidden, labelOf, markdownBox } from "./form-words.ts";

/** A field of Sveltia CMS's configuration: https://sveltiacms.app/en/docs/fields */
export interface Widget {
  name: string;
  widget: string;
  label: string;
  hint?: string;
  required: boolean;
  fields?: Widget[];
  [option: string]: unknown;
}

/**
 * Where new pictures of a file go: the folder of its first picture field. Sveltia CMS 0.221 mixes up folders of fields
 * that have one name in several collections, so a file has one folder for all of its pictures.
 */
export function pictureFolder({ mark, fields, element }: Tree): string | undefined {
  if (mark.picture) return pictureSizes[mark.picture].folder;
  const children = element ? [element] : Object.values(fields);
  return children.map(pictureFolder).find((folder) => folder !== undefined);
}

/** Where Sveltia CMS finds the choices for a reference: files of a folder, or entries of a list. */
const filesOf = (collection: string) => ({
  collection,
  value_field: "{{slug}}",
  display_fields: ["name"],
});
const entriesOf = (collection: string, file: string, list: string, key: string, shown: string) => ({
  ...{ collection, file },
  value_field: `${list}.*.${key}`,
  display_fields: [`${list}.*.${shown}`],
});
const relations: Record<Exclude<Mark["refersTo"], Common | undefined>, Record<string, unknown>> = {
  // By its folder.
  offices: filesOf("locations"),
  services: filesOf("services"),
  topics: entriesOf("facts", "topics", "topics", "key", "name"),
  languages: entriesOf("pages", "page-language-assistance", "languages", "code", "english"),
};

/** What every practice has, whether or not its files name it. */
type Common = "emergencies" | "ideas";

/** What a form needs besides its schema. */
export interface FormContext extends Record<"pages" | Common, { label: string; value: string }[]> {
  /** Of an English file: where the form of its Spanish words is. */
  spanish?: string;
}

export const widgetsOf = ({ fields }: Tree, context: FormContext): Widget[] =>
  Object.entries(fields).map(([name, child]) => widgetOf(name, child, context));

function widgetOf(name: string, tree: Tree, context: FormContext): Widget {
  const label = labelOf(name);
  if (hidden.has(name)) return { name, label, widget: "hidden", required: false };
  const { mark, standard } = tree;
  const { description = "", words, keys } = mark;
  const hint = [
    withLabels(tree, description),
    words && standard && `Left empty: ${standard}`,
    // Without it, a new entry stands in English on Spanish pages.
    keys && tree.hasWords && context.spanish && `A new one: [write it in Spanish too](${context.spanish}).`,
  ];
  return {
    name,
    label,
    hint: hint.filter(Boolean).join(" "),
    required: !tree.isOptional || isAlwaysChosen(tree),
    ...inputOf(tree, context),
    ...(standard !== undefined && !words && typeof standard !== "object" && { default: standard }),
  } as Widget;
}

/** A choice with a default has no "none". */
export const isAlwaysChosen = ({ kind, standard }: Tree) => kind === "choice" && standard !== undefined;

const choicesOf = (options: string[] = []) => options.map((value) => ({ label: labelOf(value), value }));

/** A description names choices as the file does; a form as it shows them. */
const withLabels = ({ options, element }: Tree, words: string) =>
  choicesOf(options ?? element?.options).reduce(
    (text, { label, value }) => text.replace(new RegExp(`(?<![\\w-])${value}(?![\\w-])`, "g"), label),
    words,
  );

type Input = { widget: string; fields?: Widget[] } & Record<string, unknown>;

function inputOf(tree: Tree, context: FormContext): Input {
  const { kind, element = unknownTree, options } = tree;
  if (kind === "object") return { widget: "object", collapsed: "auto", fields: widgetsOf(tree, context) };
  if (kind === "list") return listOf(element, limitsOf(tree), context);
  if (kind === "choice") return { widget: "select", options: choicesOf(options) };
  if (kind === "boolean") {
    // Without a default it may be left open, which is neither yes nor no.
    if (!tree.isOptional || tree.standard !== undefined) return { widget: "boolean" };
    return {
      widget: "select",
      options: [
        { label: "Yes", value: true },
        { label: "No", value: false },
      ],
    };
  }
  if (kind === "number") {
    const { type, minimum, maximum } = limitsOf(tree);
    const isWhole = type === "integer";
    return {
      widget: "number",
      value_type: isWhole ? "int" : "float",
      ...(isWhole ? {} : { step: 0.001 }),
      ...(Math.abs(minimum ?? Infinity) < 1e6 && { min: minimum }),
      ...(Math.abs(maximum ?? Infinity) < 1e6 && { max: maximum }),
    };
  }
  return textInput(tree, context);
}

function listOf(
  element: Tree,
  { minItems, maxItems }: ReturnType<typeof limitsOf>,
  context: FormContext,
): Input {
  const count = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const { kind, options, mark } = element;
  if (mark.refersTo) return { ...referenceTo(mark.refersTo, context), multiple: true, ...count };
  if (kind === "choice") return { widget: "select", multiple: true, options: choicesOf(options), ...count };
  if (mark.sitePath && context.pages.length > 0)
    return { widget: "select", multiple: true, options: context.pages, ...count };
  if (kind === "object") return { ...entries(widgetsOf(element, context)), ...count };
  if (kind === "list") {
    const cells = { ...inputOf(element, context), name: "cells", label: "Cells", required: true };
    return { ...entries([cells]), ...count };
  }
  return { widget: "list", ...count };
}

/** A list of entries, shown by the first text of each. */
function entries(fields: Widget[]): Input {
  const [first] = fields.filter(({ widget }) => !["object", "list"].includes(widget));
  return { widget: "list", fields, collapsed: true, ...(first && { summary: `{{fields.${first.name}}}` }) };
}

const referenceTo = (name: NonNullable<Mark["refersTo"]>, context: FormContext): Input =>
  name === "emergencies" || name === "ideas"
    ? { widget: "select", options: context[name] }
    : { widget: "relation", ...relations[name] };

function textInput(tree: Tree, context: FormContext): Input {
  const { mark } = tree;
  if (mark.markdown) return markdownBox(mark.description ?? "", "##");
  if (mark.refersTo) return referenceTo(mark.refersTo, context);
  if (mark.picture) {
    return {
      widget: "image",
      hint: `${mark.description} Best: ${pictureSizes[mark.picture].best}.`.trim(),
      choose_url: false,
      accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
    };
  }
  if (mark.input === "day") return { widget: "datetime", type: "date", format: "MMM DD, YYYY" };
  if (mark.input === "moment") return { widget: "datetime", format: "YYYY-MM-DD HH:mm" };
  if (mark.input === "color") return { widget: "color", allowInput: true };
  return {
    widget: mark.line || (mark.length?.[0] ?? 0) > 10 ? "text" : "string",
    ...patternOf(tree),
  };
}

const limitsOf = ({ inner }: Tree) => z.toJSONSchema(inner, { io: "input", unrepresentable: "any" });

/** A pattern with our message for it. */
function patternOf({ inner }: Tree): { pattern?: [string, string] } {
  for (const check of inner.def.checks ?? []) {
    const { pattern, error } = check._zod.def as { pattern?: RegExp; error?: (issue: object) => unknown };
    const message = error?.({});
    // Sveltia CMS makes a plain regular expression of it, which doesn't know \p{L}.
    if (pattern && typeof message === "string" && !pattern.unicode)
      return { pattern: [pattern.source, message] };
  }
  return {};
}
