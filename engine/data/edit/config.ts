/** The configuration of the forms (Sveltia CMS), made from the schemas. Options: https://sveltiacms.app/en/docs */
import { type ContentKind, contentKinds, translationKinds } from "../kinds/kinds.ts";
import { treeOf } from "../schema/tree.ts";
import { hasForm, isMarkdown } from "./canonical.ts";
import { markdownBox } from "./form-words.ts";
import { type FormContext, pictureFolder, type Widget, widgetsOf } from "./widgets.ts";

export interface EditorOptions extends Pick<FormContext, "pages" | "emergencies" | "ideas"> {
  /** The content root in the repo: content. */
  root: string;
  /** Where the site is shown while it is edited, or its public address. */
  siteUrl: string;
  /** The name of the next article's file: blog-22. */
  nextArticle: string;
  backend: Record<string, unknown>;
}

/** The collection of a file with a name of its own. */
const listOf = ({ path }: ContentKind) => (path.includes("pages/") ? "pages" : "facts");

/** Where the form of a file is. `place`: which file of a folder. */
export const formOf = (kind: ContentKind, place: string) =>
  kind.folder
    ? `${kind.name}/${place}`
    : `${kind.isSpanish ? "es-" : ""}${listOf(kind)}/entries/${kind.name}`;

/** The text comes right after the picture, or after the last box that must be filled in. */
function fieldsOf(kind: ContentKind, { pages, emergencies, ideas }: EditorOptions): Widget[] {
  const spanish = translationKinds.find(({ path }) => path === `es/${kind.path}`);
  const fields = widgetsOf(treeOf(kind.schema), {
    ...{ pages, emergencies, ideas },
    ...(spanish && { spanish: `#/collections/${formOf(spanish, "")}` }),
  });
  const picture = fields.findLastIndex(({ name }) => name === "imageAlt");
  const place = picture >= 0 ? picture : fields.findLastIndex(({ required }) => required);
  const about = "The text of the page. {phone} becomes your number.";
  const box = markdownBox(about, "#".repeat(kind.folder?.headings ?? 2));
  const text = { name: "body", label: "Text", required: false, ...box };
  return withSampleNames(isMarkdown(kind) ? fields.toSpliced(place + 1, 0, text) : fields);
}

/** The list of what is still made up names the file's fields. */
function withSampleNames(fields: Widget[]): Widget[] {
  const options = fields
    .filter(({ name }) => name !== "sample")
    .map(({ name, label }) => ({ label, value: name }));
  return fields.map((field) =>
    field.name === "sample" ? { ...field, widget: "select", multiple: true, options } : field,
  );
}

/** Sveltia CMS wants this ending for Markdown files. */
export const formatName = (kind: ContentKind) => (isMarkdown(kind) ? `${kind.name}-frontmatter` : kind.name);

/** Where new pictures of a file go. */
function pictures(kind: ContentKind, root: string) {
  const folder = pictureFolder(treeOf(kind.schema));
  return folder && { media_folder: `/${root}/images/${folder}`, public_folder: `/images/${folder}` };
}

function folderCollection(kind: ContentKind, options: EditorOptions) {
  const { root, nextArticle } = options;
  const [folder = "", extension] = kind.path.split("/*.");
  const [first] = Object.keys(treeOf(kind.schema).fields);
  const { one, fileName = [] } = kind.folder ?? {};
  const named = fileName.map((field) => `{{${field}}}`).join("-");
  const isArticle = !named && !kind.isSpanish;
  return {
    name: kind.name,
    label: kind.label,
    label_singular: one,
    description: kind.about,
    folder: `${root}/${folder}`,
    extension,
    ...pictures(kind, root),
    format: formatName(kind),
    identifier_field: first,
    summary: kind.isSpanish ? "{{slug}}" : `{{${first}}}`,
    slug: {
      template: isArticle ? nextArticle : named || "name-of-the-english-file",
      editable: ["create"],
      hint: kind.about,
      ...(isArticle && {
        pattern: ["^blog-[1-9]\\d*$", "expected blog- and the next number, like blog-22"],
      }),
    },
    editor: { preview: false },
    fields: fieldsOf(kind, options),
  };
}

function collectionsOf(kinds: ContentKind[], options: EditorOptions, [prefix, language] = ["", ""]) {
  const shown = kinds.filter(hasForm);
  /** Files with names of their own. */
  const files = (name: string, label: string) => ({
    name: prefix + name,
    label: label + language,
    editor: { preview: false },
    files: shown
      .filter((kind) => !kind.folder && listOf(kind) === name)
      .map((kind) => ({
        name: kind.name,
        label: kind.label,
        file: `${options.root}/${kind.path}`,
        ...pictures(kind, options.root),
        format: formatName(kind),
        fields: fieldsOf(kind, options),
      })),
  });
  return [
    files("facts", "Facts and lists"),
    ...shown.filter(({ folder }) => folder).map((kind) => folderCollection(kind, options)),
    files("pages", "Pages"),
  ];
}

export function editorConfig(options: EditorOptions) {
  const { root, siteUrl, backend } = options;
  return {
    load_config_file: false,
    backend,
    app_title: "Website: content",
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: `${root}/images`,
    public_folder: "/images",
    // Names of files are words of plain letters joined by hyphens. No stock photos from other websites.
    slug: { encoding: "ascii", clean_accents: true },
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    collections: [
      ...collectionsOf(contentKinds, options),
      // Spanish files, which have words alone, have forms of their own.
      ...collectionsOf(translationKinds, options, ["es-", " (Spanish)"]),
    ],
  };
}
