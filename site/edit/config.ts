/** The configuration of the forms (Sveltia CMS), made from the schemas. Options: https://sveltiacms.app/en/docs */
import { type ContentKind, contentKinds } from "../kinds/kinds.ts";
import { translationOf } from "../schema/translation.ts";
import { treeOf } from "../schema/tree.ts";
import { isMarkdown } from "./canonical.ts";
import { markdownBox } from "./form-words.ts";
import { inBothLanguages, languageInPath, languages } from "./languages.ts";
import { pictureFolder, type Widget, widgetsOf } from "./widgets.ts";

export interface EditorOptions {
  /** The content root in the repo: content. */
  root: string;
  /** Name of the practice, for the title. */
  title: string;
  /** Where the site is shown while it is edited, or its public address. */
  siteUrl: string;
  /** The name of the next article's file: blog-22. */
  nextArticle: string;
  backend: Record<string, unknown>;
}

function fieldsOf(kind: ContentKind) {
  const fields = [...widgetsOf(treeOf(kind.schema)), ...textOf(kind)];
  const spanish = translationOf(kind.schema);
  return spanish ? inBothLanguages(fields, spanish) : fields;
}

function textOf(kind: ContentKind): Widget[] {
  if (!isMarkdown(kind)) return [];
  const about = "The text of the page, in Markdown. {phone} and the other placeholders are filled in.";
  const box = markdownBox(about, "#".repeat(kind.folder?.headings ?? 2));
  return [{ name: "body", label: "Text", required: false, ...box }];
}

/** Where the files of a kind are, and that there are two of each if they have words. */
function place(kind: ContentKind, root: string) {
  const [path = ""] = kind.path.split("/*.");
  return translationOf(kind.schema)
    ? { path: `${root}/${languageInPath}/${path}`, both: { i18n: true } }
    : { path: `${root}/${path}`, both: {} };
}

/** Sveltia CMS wants this ending for Markdown files. */
export const formatName = (kind: ContentKind) => (isMarkdown(kind) ? `${kind.name}-frontmatter` : kind.name);

/** Where new pictures of a file go. */
function pictures(kind: ContentKind, root: string) {
  const folder = pictureFolder(treeOf(kind.schema));
  return folder && { media_folder: `/${root}/images/${folder}`, public_folder: `/images/${folder}` };
}

/** A folder of files. */
function folderCollection(kind: ContentKind, { root, nextArticle }: EditorOptions) {
  const { path, both } = place(kind, root);
  const named = kind.folder?.fileName.map((field) => `{{${field}}}`).join("-");
  const [first] = Object.keys(treeOf(kind.schema).fields);
  return {
    name: kind.name,
    label: kind.label,
    label_singular: kind.folder?.one,
    description: kind.about,
    folder: path,
    ...both,
    extension: kind.path.split(".").at(-1),
    ...pictures(kind, root),
    format: formatName(kind),
    identifier_field: first,
    summary: `{{${first}}}`,
    slug: {
      template: named || nextArticle,
      editable: ["create"],
      hint: kind.about,
      ...(!named && {
        pattern: ["^blog-[1-9]\\d*$", "expected blog- and the next number, like blog-22"],
      }),
    },
    editor: { preview: false },
    fields: fieldsOf(kind),
  };
}

/** Files with names of their own. */
function fileCollection(name: string, label: string, kinds: ContentKind[], root: string) {
  return {
    name,
    label,
    i18n: true,
    editor: { preview: false },
    files: kinds.map((kind) => {
      const { path, both } = place(kind, root);
      return {
        name: kind.name,
        label: kind.label,
        file: path,
        ...both,
        ...pictures(kind, root),
        format: formatName(kind),
        fields: fieldsOf(kind),
      };
    }),
  };
}

export function editorConfig(options: EditorOptions) {
  const { root, title, siteUrl, backend } = options;
  const single = contentKinds.filter(({ folder }) => !folder);
  return {
    load_config_file: false,
    backend,
    app_title: `${title}: content`,
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: `${root}/images`,
    public_folder: "/images",
    i18n: languages,
    // Names of pictures are lower-case words joined by hyphens. No stock photos from other websites.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    collections: [
      fileCollection(
        "facts",
        "Facts and lists",
        single.filter(({ name }) => !name.startsWith("page-")),
        root,
      ),
      ...contentKinds.filter(({ folder }) => folder).map((kind) => folderCollection(kind, options)),
      fileCollection(
        "pages",
        "Pages",
        single.filter(({ name }) => name.startsWith("page-")),
        root,
      ),
    ],
  };
}
