/** Every kind of content file with its schema, for the forms, the JSON Schemas and the canonical form of files. */
import type { z } from "zod";
import { alerts } from "./alert.ts";
import { article, topics } from "./article.ts";
import { emergencies } from "./emergency.ts";
import { labels } from "./interface.ts";
import { location } from "./location.ts";
import { navigation } from "./navigation.ts";
import { pageFile, pageSchemas, textPage } from "./page.ts";
import { practice } from "./practice.ts";
import { protectedFacts } from "./protected-facts.ts";
import { provider } from "./provider.ts";
import { redirects } from "./redirect.ts";
import { searchVocabulary } from "./search.ts";
import { service } from "./service.ts";
import { testimonials } from "./testimonial.ts";
import { theme } from "./theme.ts";
import { translationOf } from "./translation.ts";
import { worksheet } from "./worksheet.ts";
import { zipCodes } from "./zip-code.ts";

export interface ContentKind {
  /** Unique; the name of its JSON Schema and of its collection in the form. */
  name: string;
  /** Below the content root: one file, or a folder's files as folder/*.md. */
  path: string;
  schema: z.ZodType;
  /** What the person who edits it calls it. */
  label: string;
  /** One sentence for that person. */
  about: string;
  /** Of a folder: the fields that make a new file's name. */
  fileName?: string;
  /** Of a folder: what one file is. */
  one?: string;
}

const folders: ContentKind[] = [
  {
    name: "blogs",
    path: "blogs/*.md",
    schema: article,
    label: "Articles",
    one: "Article",
    about: "Health articles and news. Files are numbered: blog-1, blog-2. Title and address belong together.",
  },
  {
    name: "providers",
    path: "providers/*.md",
    schema: provider,
    label: "Providers",
    one: "Provider",
    about: "One file for each person who sees patients, named by name and credential: maria-lopez-md.",
    fileName: "{{name}}-{{credential}}",
  },
  {
    name: "services",
    path: "services/*.md",
    schema: service,
    label: "Services",
    one: "Service",
    about: "One file for each service. The file's name is its address: /services/telemedicine.",
    fileName: "{{name}}",
  },
  {
    name: "locations",
    path: "locations/*.md",
    schema: location,
    label: "Offices",
    one: "Office",
    about: "One file for each office, named by city and state: mesa-az.",
    fileName: "{{name}}-{{state}}",
  },
  {
    name: "text-pages",
    path: "pages/*.md",
    schema: textPage,
    label: "Pages of text",
    one: "Page",
    about: "pages/NAME.md is the page /NAME. Link to it in the menus.",
    fileName: "{{title}}",
  },
  {
    name: "worksheets",
    path: "worksheets/*.yaml",
    schema: worksheet,
    label: "Worksheets",
    one: "Worksheet",
    about: "Sheets that patients fill in on their device or on paper.",
    fileName: "{{title}}",
  },
];

const facts: ContentKind[] = [
  {
    name: "practice",
    path: "practice.yaml",
    schema: practice,
    label: "The practice",
    about:
      "Name, phone, hours, closed days, insurers. Each fact is written here once; every page takes it from here.",
  },
  {
    name: "alerts",
    path: "alerts.yaml",
    schema: alerts,
    label: "Notices on all pages",
    about: "A closure or other news at the top of every page, between two moments that you set.",
  },
  {
    name: "navigation",
    path: "navigation.yaml",
    schema: navigation,
    label: "Menus",
    about: "Menus, task links and footer. Providers and services list themselves.",
  },
  {
    name: "topics",
    path: "topics.yaml",
    schema: topics,
    label: "Topics of articles",
    about: "Each article has one of these topics.",
  },
  {
    name: "testimonials",
    path: "testimonials.yaml",
    schema: testimonials,
    label: "Reviews",
    about: "What patients say, each with signed permission.",
  },
  {
    name: "emergencies",
    path: "emergencies.yaml",
    schema: emergencies,
    label: "Emergencies",
    about:
      "Red cards, each written once. Articles, services and pages name them; the search shows one for its words. They keep this order.",
  },
  {
    name: "search",
    path: "search.yaml",
    schema: searchVocabulary,
    label: "Search words and answers",
    about:
      "What patients type, in lower case, and what to show for it. Providers and insurers answer to their names by themselves.",
  },
  {
    name: "redirects",
    path: "redirects.yaml",
    schema: redirects,
    label: "Old addresses",
    about: "Addresses of pages that have moved.",
  },
  {
    name: "theme",
    path: "theme.yaml",
    schema: theme,
    label: "Colors and pictures",
    about:
      "Colors, and pictures shown on many pages. Every line may be left out. The build says so if a text would be too faint.",
  },
  {
    name: "interface",
    path: "interface.yaml",
    schema: labels,
    label: "Buttons and labels",
    about:
      "Words of buttons and controls, and words that only screen readers say. Write only what you want otherwise. Keep the parts in braces: the page fills them in.",
  },
  {
    name: "protected-facts",
    path: "protected-facts.yaml",
    schema: protectedFacts,
    label: "Numbers that must be right",
    about:
      "Numbers that patients act on. Before you change one, have a clinician read every page that gives it.",
  },
  {
    name: "zip-codes",
    path: "zip-codes.yaml",
    schema: zipCodes,
    label: "ZIP codes",
    about: "Where ZIP codes are, to about half a mile: good enough to choose an office, not to navigate.",
  },
];

const pageLabels: Record<keyof typeof pageSchemas, string> = {
  home: "Home",
  providers: "List of providers",
  services: "List of services",
  blogs: "List of articles",
  "contact-us": "Contact",
  "not-found": "Page not found",
  search: "Search",
  testimonials: "Testimonials",
  "population-health": "Population health",
  insurance: "Insurance",
  "new-patients": "New patients",
  "language-assistance": "Language assistance",
  worksheets: "List of worksheets",
};

const pages = Object.entries(pageSchemas).map(
  ([name, schema]): ContentKind => ({
    name: `page-${name}`,
    path: pageFile(name as keyof typeof pageSchemas),
    schema,
    label: pageLabels[name as keyof typeof pageSchemas],
    about: "Text of this page.",
  }),
);

export const contentKinds: ContentKind[] = [...folders, ...facts, ...pages];

/** What a file of each kind looks like in Spanish. A kind without words has none. */
export const translationKinds: ContentKind[] = contentKinds.flatMap((kind) => {
  const schema = translationOf(kind.schema);
  const { name, path, label } = kind;
  return schema
    ? [{ ...kind, name: `es-${name}`, path: `es/${path}`, label: `${label} (Spanish)`, schema }]
    : [];
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
