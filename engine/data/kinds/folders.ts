/** Folders whose files are a page each: where they are, their schema, their addresses, and how the site treats the pages. */
import type { z } from "zod";
import { format } from "../labels/format.ts";
import type { Labels } from "../labels/interface.ts";
import { article } from "../schema/article.ts";
import { isoDate } from "../schema/fields.ts";
import { office as officeFields } from "../schema/office.ts";
import { textPage } from "../schema/page.ts";
import { provider } from "../schema/provider.ts";
import { service } from "../schema/service.ts";
import { worksheet } from "../schema/worksheet.ts";
import { changedOn } from "../text/dates.ts";
import { fullName, keepTogether } from "../text/names.ts";
import type { Described, PageTraits, PageWords } from "./kind.ts";
import type { PageName } from "./pages.ts";

interface FolderKind<S extends z.ZodType> extends PageTraits, Described {
  /** Of its pages, and the name of their route module. */
  kind: string;
  /** What one file is. */
  one: string;
  /** Below the content root. */
  folder: string;
  ending: ".md" | ".yaml";
  schema: S;
  /** Whether every practice has at least one. */
  isRequired: boolean;
  address: `/${string}`;
  /** What :slug in the address is: the file's name, or made from the title once and written as `slug`. */
  addressFrom: "file" | "title";
  /** Fields that make the name of a new file, and whether a file must have that name. */
  fileName: { from: string[]; isFixed: boolean };
  /** The highest level of a heading in the Markdown text. */
  headings: 2 | 5;
  /** A file that is not translated: its page is missing in Spanish, and so is its entry, unless other pages list all of them. */
  untranslated: "left out" | "listed";
  /** The page that lists them. In the table of pages they come after it, or at the end if there is none. */
  listedOn: PageName | undefined;
  /** In the site index: a group with the heading of that page, or among the other pages. */
  index: "group" | "others";
  words: (entry: z.output<S>, labels: Labels) => PageWords;
}
const folder = <S extends z.ZodType, const Kind extends string, const Ending extends string>(
  kind: FolderKind<S> & { kind: Kind; ending: Ending },
) => kind;

/** What most of them have in common: Markdown files, each with a page that is found by its text. */
const plain = {
  ending: ".md",
  addressFrom: "file",
  headings: 2,
  untranslated: "left out",
  sections: [],
  search: "text",
  reading: "plain",
} as const;

/** By their property of the site, in the order of the site index. */
export const folders = {
  services: folder({
    ...plain,
    kind: "service",
    label: "Services",
    one: "Service",
    about: "One for each service. Its name is its address: /services/telemedicine.",
    folder: "services",
    schema: service,
    isRequired: true,
    address: "/services/:slug",
    fileName: { from: ["name"], isFixed: false },
    banner: "services",
    listedOn: "services",
    index: "group",
    words: ({ name, description, image }, labels) => ({
      title: name,
      description: description ?? format(labels.service.fallbackDescription, { service: name }),
      picture: image,
    }),
  }),
  providers: folder({
    ...plain,
    kind: "provider",
    label: "Providers",
    one: "Provider",
    about: "One for each person who sees patients, named by name and credential: maria-lopez-md.",
    folder: "providers",
    schema: provider,
    isRequired: true,
    address: "/providers/:slug",
    fileName: { from: ["name", "credential"], isFixed: true },
    banner: "people",
    sections: ["others"],
    listedOn: "providers",
    index: "group",
    words: (person) => ({
      title: fullName(person),
      description: person.description,
      picture: person.image,
    }),
  }),
  offices: folder({
    ...plain,
    kind: "office",
    label: "Offices",
    one: "Office",
    about: "One for each office, named by city and state: mesa-az.",
    folder: "locations",
    schema: officeFields,
    isRequired: true,
    address: "/location/:slug",
    fileName: { from: ["name", "state"], isFixed: true },
    untranslated: "listed",
    banner: "offices",
    listedOn: "contact-us",
    index: "group",
    words: ({ name, description, image }) => ({ title: keepTogether(name), description, picture: image }),
  }),
  articles: folder({
    ...plain,
    kind: "article",
    label: "Articles",
    one: "Article",
    about: "Health articles and news, numbered: blog-1, blog-2. Each has its address from its first title.",
    folder: "blogs",
    schema: article,
    isRequired: false,
    address: "/blogs/:id",
    addressFrom: "title",
    fileName: { from: [], isFixed: false },
    headings: 5,
    banner: "none",
    sections: ["editors-notes", "sources", "more"],
    listedOn: "blogs",
    index: "group",
    words: (entry) => ({
      title: entry.title,
      description: entry.excerpt,
      picture: entry.image,
      changed: changedOn(entry),
    }),
  }),
  worksheets: folder({
    ...plain,
    kind: "worksheet",
    label: "Worksheets",
    one: "Worksheet",
    about: "Sheets that patients fill in on their device or on paper.",
    folder: "worksheets",
    ending: ".yaml",
    schema: worksheet,
    isRequired: false,
    address: "/worksheets/:slug",
    fileName: { from: ["title"], isFixed: false },
    banner: "none",
    search: "title",
    listedOn: "worksheets",
    index: "others",
    words: ({ title, description }) => ({ title, description }),
  }),
  textPages: folder({
    ...plain,
    kind: "text",
    label: "Pages of text",
    one: "Page",
    about: "pages/NAME.md is the page /NAME. Link to it in the menus.",
    folder: "pages",
    schema: textPage,
    isRequired: false,
    address: "/:text",
    fileName: { from: ["title"], isFixed: false },
    banner: "offices",
    listedOn: undefined,
    index: "others",
    words: ({ title, description, image, updated }) => ({
      title,
      description,
      picture: image,
      changed: updated && isoDate(updated),
    }),
  }),
};
export type FolderName = keyof typeof folders;
export const folderNames = Object.keys(folders) as FolderName[];

export const pathAt = (address: string, slug: string) => address.replace(/:\w+$/, encodeURIComponent(slug));

/** The path of a page of a folder: /services/telemedicine. */
export const pathOf = (name: FolderName, slug: string) => pathAt(folders[name].address, slug);

export interface TextTraits extends Partial<PageTraits> {
  /** The route module, if it has one of its own. */
  kind?: "about-us";
}
/** Text pages that every practice has, and how they differ from the others. */
export const requiredTexts = {
  "about-us": { kind: "about-us", banner: "people" },
  "privacy-policy": { reading: "legal" },
  "terms-and-condition": { reading: "legal" },
  accessibility: {},
  nondiscrimination: { reading: "legal" },
  "good-faith-estimate": { reading: "legal" },
  "notice-of-privacy-practices": { reading: "legal" },
} satisfies Record<string, TextTraits>;
