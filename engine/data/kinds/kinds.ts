/**
 * The registry of kinds: pages.ts (pages with a file of their own), folders.ts (folders whose files are a page each) and facts.ts
 * (files that are no page). Everything that loops over kinds loops over it. Here as one list of files and one of pages.
 */
import type { z } from "zod";
import { translationOf } from "../schema/translation.ts";
import { pick } from "../text/pick.ts";
import { factFile, factNames, facts } from "./facts.ts";
import { folderNames, folders, requiredTexts } from "./folders.ts";
import type { Described, PageTraits } from "./kind.ts";
import { type PageName, pageFile, pageNames, pages } from "./pages.ts";

export type PageKind =
  | Exclude<PageName, "not-found">
  | (typeof folders)[keyof typeof folders]["kind"]
  | "about-us";

const ofFolders = folderNames.map((name): [string, PageTraits] => [folders[name].kind, folders[name]]);
const traits: Record<string, PageTraits> = {
  ...pages,
  ...Object.fromEntries(ofFolders),
  "about-us": { ...folders.textPages, ...requiredTexts["about-us"] },
};

/** How the site treats the pages of a kind. */
export const traitsOf = (kind: PageKind): PageTraits => traits[kind] ?? folders.textPages;

export interface ContentKind extends Described {
  /** Unique; the name of its JSON Schema and of its collection in the form. */
  name: string;
  /** Below the content root: one file, or a folder's files as folder/*.md. */
  path: string;
  schema: z.ZodType;
  /** Of a folder: the fields that make a new file's name, what one file is, and the highest level of its headings. */
  folder?: { fileName: string[]; one: string; headings: number };
  /** A translation: its file has the name of the English one. */
  isSpanish?: true;
}

const ofFolder = folderNames.map((name): ContentKind => {
  const { folder, ending, one, fileName, headings, ...kind } = folders[name];
  return {
    ...pick(kind, "schema", "label", "about"),
    name: name === "textPages" ? "text-pages" : folder,
    path: `${folder}/*${ending}`,
    folder: { fileName: fileName.from, one, headings },
  };
});
const ofFacts = factNames.map((name): ContentKind => {
  const path = factFile(name);
  return { ...pick(facts[name], "schema", "label", "about"), name: path.replace(".yaml", ""), path };
});
const ofPages = pageNames.map((name): ContentKind => {
  const { schema, label } = pages[name];
  return { name: `page-${name}`, path: pageFile(name), schema, label, about: "Text of this page." };
});

/** Every kind of content file, for the forms, the JSON Schemas and the canonical form of files. */
export const contentKinds: ContentKind[] = [...ofFolder, ...ofFacts, ...ofPages];

/** What a file of each kind looks like in Spanish. A kind without words has none. */
export const translationKinds: ContentKind[] = contentKinds.flatMap((kind) => {
  const schema = translationOf(kind.schema);
  if (!schema) return [];
  const { name, path, label, folder } = kind;
  const own = { name: `es-${name}`, path: `es/${path}`, label: `${label} (Spanish)`, schema };
  const about =
    "The Spanish words, under the name of the English. What is not in this list is not translated yet.";
  return [
    { ...kind, ...own, about, isSpanish: true, ...(folder && { folder: { ...folder, fileName: [] } }) },
  ];
});

/** The kind of a file below the content root. */
export function kindOf(file: string): ContentKind | undefined {
  return [...contentKinds, ...translationKinds].find(({ path }) => {
    const [folder, ending] = path.split("*");
    if (ending === undefined) return path === file;
    return (
      file.startsWith(folder ?? "") && file.endsWith(ending) && !file.slice(folder?.length).includes("/")
    );
  });
}
