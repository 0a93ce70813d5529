/** Sveltia CMS's widgets for the fields of a schema. */
import { z } from "zod";
import { type Mark, unwrap } from "../schema/marks.ts";
import { pictureSizes } from "../schema/picture.ts";
import { isOptional } from "./canonical.ts";
import { isPair, twoForms } from "./form-values.ts";
import { inForms, labelOf, markdownBox } from "./form-words.ts";

/** A field of Sveltia CMS's configuration: https://sveltiacms.app/en/docs/fields */
export interface Widget {
  name: string;
  widget: string;
  label: string;
  hint?: string;
  /** Of one language only: its code. */
  required: boolean | string[];
  fields?: Widget[];
  [option: string]: unknown;
}

/**
 * Where new pictures of a file go: the folder of its first picture field. Sveltia CMS 0.221 mixes up folders of fields
 * that have one name in several collections, so a file has one folder for all of its pictures.
 */
export function pictureFolder(schema: z.ZodType): string | undefined {
  const inner = unwrap(schema);
  const { picture } = markOf(inner);
  if (picture) return pictureSizes[picture].folder;
  const children: z.ZodType[] =
    inner instanceof z.ZodObject
      ? Object.values(inner.shape)
      : inner instanceof z.ZodArray
        ? [inner.element as z.ZodType]
        : [];
  for (const child of children) {
    const folder = pictureFolder(child);
    if (folder) return folder;
  }
  return undefined;
}

/** Where Sveltia CMS finds the choices for a reference. */
const choices: Record<NonNullable<Mark["refersTo"]>, Record<string, unknown>> = {
  locations: { collection: "locations", value_field: "{{slug}}", display_fields: ["name"] },
  services: { collection: "services", value_field: "{{slug}}", display_fields: ["name"] },
  topics: {
    collection: "facts",
    file: "topics",
    value_field: "topics.*.key",
    display_fields: ["topics.*.name"],
  },
  emergencies: {
    collection: "facts",
    file: "emergencies",
    value_field: "emergencies.*.id",
    display_fields: ["emergencies.*.title"],
  },
  languages: {
    collection: "pages",
    file: "page-language-assistance",
    value_field: "languages.*.code",
    display_fields: ["languages.*.english"],
  },
};

export function widgetsOf(schema: z.ZodType): Widget[] {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  return Object.entries(shape).map(([name, child]) => widgetOf(name, child));
}

function widgetOf(name: string, schema: z.ZodType): Widget {
  const inner = unwrap(schema);
  const { description, words } = markOf(schema);
  const standard = schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined;
  const hint = [description && inForms(description), words && standard && `Left empty: ${standard}`];
  return {
    name,
    label: labelOf(name),
    ...(description && { hint: hint.filter(Boolean).join(" ") }),
    required: !isOptional(schema),
    ...inputOf(inner, schema instanceof z.ZodOptional),
    ...(standard !== undefined && !words && isSimple(standard) && { default: standard }),
  } as Widget;
}

const markOf = (schema: z.ZodType): Mark => ({ ...unwrap(schema).meta(), ...schema.meta() });
const isSimple = (value: unknown) => typeof value !== "object";

type Input = { widget: string; fields?: Widget[] } & Record<string, unknown>;

/** `isOpen`: may be left open, which is neither yes nor no. */
function inputOf(schema: z.ZodType, isOpen: boolean): Input {
  if (schema instanceof z.ZodObject) {
    return { widget: "object", collapsed: "auto", fields: widgetsOf(schema) };
  }
  if (schema instanceof z.ZodArray) return listOf(unwrap(schema.element as z.ZodType), limitsOf(schema));
  if (schema instanceof z.ZodRecord) {
    const element = unwrap(schema.valueType as z.ZodType);
    if (isPair(element)) return { widget: "text" };
    const key = widgetOf("key", schema.keyType as z.ZodType);
    return entries([key, ...widgetsOf(element)]);
  }
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options };
  if (schema instanceof z.ZodBoolean) {
    if (!isOpen) return { widget: "boolean" };
    return {
      widget: "select",
      options: [
        { label: "Yes", value: true },
        { label: "No", value: false },
      ],
    };
  }
  if (schema instanceof z.ZodNumber) {
    const { type, minimum, maximum } = limitsOf(schema);
    const isWhole = type === "integer";
    return {
      widget: "number",
      value_type: isWhole ? "int" : "float",
      ...(isWhole ? {} : { step: 0.001 }),
      ...(Math.abs(minimum ?? Infinity) < 1e6 && { min: minimum }),
      ...(Math.abs(maximum ?? Infinity) < 1e6 && { max: maximum }),
    };
  }
  return textInput(schema);
}

function listOf(element: z.ZodType, { minItems, maxItems }: Limits): Input {
  const count = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
  const { refersTo } = markOf(element);
  if (refersTo) return { widget: "relation", multiple: true, ...choices[refersTo], ...count };
  if (element instanceof z.ZodEnum)
    return { widget: "select", multiple: true, options: element.options, ...count };
  const forms = twoForms(element);
  if (forms) {
    // The short form has only this field.
    const fields = widgetsOf(forms.object).map((one) =>
      one.name === forms.short ? one : { ...one, required: false },
    );
    return { ...entries(fields), ...count };
  }
  if (element instanceof z.ZodObject) return { ...entries(widgetsOf(element)), ...count };
  if (element instanceof z.ZodArray) {
    const cells = { ...inputOf(element, false), name: "cells", label: "Cells", required: true };
    return { ...entries([cells]), ...count };
  }
  return { widget: "list", ...count };
}

/** A list of entries, shown by the first text of each. */
function entries(fields: Widget[]): Input {
  const [first] = fields.filter(({ widget }) => !["object", "list"].includes(widget));
  return { widget: "list", fields, collapsed: true, ...(first && { summary: `{{fields.${first.name}}}` }) };
}

function textInput(schema: z.ZodType): Input {
  const mark = markOf(schema);
  const limits = limitsOf(schema);
  if (mark.markdown) return markdownBox(inForms(mark.description ?? ""), "##");
  if (mark.refersTo) return { widget: "relation", ...choices[mark.refersTo] };
  if (mark.picture) {
    return {
      widget: "image",
      hint: inForms(`${mark.description} Best: ${pictureSizes[mark.picture].best}.`),
      choose_url: false,
      accept: "image/jpeg,image/png,image/webp,image/avif,image/svg+xml",
    };
  }
  if (mark.input === "day") return { widget: "datetime", type: "date", format: "MMM DD, YYYY" };
  if (mark.input === "moment") return { widget: "datetime", format: "YYYY-MM-DD HH:mm" };
  if (mark.input === "color") return { widget: "color", allowInput: true };
  return {
    widget: mark.line || (limits.minLength ?? 0) > 10 ? "text" : "string",
    ...(limits.minLength && limits.minLength > 1 && { minlength: limits.minLength }),
    ...(limits.maxLength && { maxlength: limits.maxLength }),
    ...patternOf(schema),
  };
}

interface Limits {
  type?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}
const limitsOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Limits;

/** A pattern with our message for it. */
function patternOf(schema: z.ZodType): { pattern?: [string, string] } {
  const source = schema instanceof z.ZodPipe ? (schema.in as z.ZodType) : schema;
  for (const check of source.def.checks ?? []) {
    const { pattern, error } = check._zod.def as { pattern?: RegExp; error?: (issue: object) => unknown };
    const message = error?.({});
    // Sveltia CMS makes a plain regular expression of it, which doesn't know \p{L}.
    if (pattern && typeof message === "string" && !pattern.unicode)
      return { pattern: [pattern.source, inForms(message)] };
  }
  return {};
}
