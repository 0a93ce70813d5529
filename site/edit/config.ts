/**
 * The configuration of the forms (Sveltia CMS), made from the schemas. Options: https://sveltiacms.app/en/docs
 * Another language's folder is another `root`; forms with two languages side by side need its schemas first.
 */
import { type ContentKind, contentKinds } from "../schema/files.ts";
import { isMarkdown } from "./canonical.ts";
import { markdownBox } from "./form-words.ts";
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

function fieldsOf(kind: ContentKind): Widget[] {
  const fields = widgetsOf(kind.schema);
  if (!isMarkdown(kind)) return fields;
  const about = "The text of the page, in Markdown. {phone} and the other placeholders are filled in.";
  const box = markdownBox(about, kind.name === "blogs" ? "#####" : "##");
  return [...fields, { name: "body", label: "Text", required: false, ...box }];
}

/** Sveltia CMS wants this ending for Markdown files. */
export const formatName = (kind: ContentKind) => (isMarkdown(kind) ? `${kind.name}-frontmatter` : kind.name);

/** Where new pictures of a file go. */
function pictures(kind: ContentKind, root: string) {
  const folder = pictureFolder(kind.schema);
  return folder && { media_folder: `/${root}/images/${folder}`, public_folder: `/images/${folder}` };
}

/** A folder of files. */
function folderCollection(kind: ContentKind, { root, nextArticle }: EditorOptions) {
  const [folder = "", ending = ""] = kind.path.split("/*.");
  const [first] = Object.keys("shape" in kind.schema ? (kind.schema.shape as object) : {});
  return {
    name: kind.name,
    label: kind.label,
    label_singular: kind.one,
    description: kind.about,
    folder: `${root}/${folder}`,
    extension: ending,
    ...pictures(kind, root),
    format: formatName(kind),
    identifier_field: first,
    summary: `{{${first}}}`,
    slug: {
      template: kind.fileName ?? nextArticle,
      editable: ["create"],
      hint: kind.about,
      ...(!kind.fileName && {
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
    editor: { preview: false },
    files: kinds.map((kind) => ({
      name: kind.name,
      label: kind.label,
      file: `${root}/${kind.path}`,
      ...pictures(kind, root),
      format: formatName(kind),
      fields: fieldsOf(kind),
    })),
  };
}

export function editorConfig(options: EditorOptions) {
  const { root, title, siteUrl, backend } = options;
  const single = contentKinds.filter(({ path }) => !path.includes("*"));
  return {
    load_config_file: false,
    backend,
    app_title: `${title}: content`,
    site_url: siteUrl,
    display_url: siteUrl,
    media_folder: `${root}/images`,
    public_folder: "/images",
    // Names of pictures are lower-case words joined by hyphens. No stock photos from other websites.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    collections: [
      fileCollection(
        "facts",
        "Facts and lists",
        single.filter(({ name }) => !name.startsWith("page-")),
        root,
      ),
      ...contentKinds.filter(({ path }) => path.includes("*")).map((kind) => folderCollection(kind, options)),
      fileCollection(
        "pages",
        "Pages",
        single.filter(({ name }) => name.startsWith("page-")),
        root,
      ),
    ],
  };
}
