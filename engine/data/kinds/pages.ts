/** Pages with a file of their own, content/pages/NAME.yaml: the schema, and how the site treats the page. */
import type { z } from "zod";
import type { Labels } from "../labels/interface.ts";
import { home } from "../schema/home-page.ts";
import {
  contact,
  insurance,
  languages,
  listPage,
  newPatients,
  notFound,
  populationHealth,
  testimonialsPage,
} from "../schema/page.ts";
import type { PageTraits, PageWords } from "./kind.ts";

interface PageKindOf<S extends z.ZodType> extends PageTraits {
  schema: S;
  /** What the person who edits it calls it. */
  label: string;
  /** An optional page without its file doesn't exist, and a link to it is a problem. */
  isRequired: boolean;
  /** Whether the site index lists it. */
  index: "others" | "none";
  words?: (content: z.output<S>, labels: Labels) => PageWords;
}
const page = <S extends z.ZodType, const Required extends boolean>(
  kind: PageKindOf<S> & { isRequired: Required },
) => kind;

/** Pages of cards and links: those of a list, and others that are found by their description. */
const cards = { sections: [], search: "description", reading: "plain", index: "others" } as const;
const list = { ...cards, schema: listPage } as const;
const text = { ...cards, search: "text" } as const;

/** In the order of the table of pages. */
export const pages = {
  home: page({
    ...cards,
    schema: home,
    label: "Home",
    isRequired: true,
    banner: "none",
    sections: ["about", "providers"],
    words: ({ title, description, hero }, labels) => ({
      title: hero.headline,
      searchTitle: title,
      label: labels.homeCrumb,
      description,
      picture: hero.pictures[0]?.light,
    }),
  }),
  providers: page({ ...list, label: "List of providers", isRequired: true, banner: "people" }),
  services: page({ ...list, label: "List of services", isRequired: true, banner: "services" }),
  blogs: page({ ...list, label: "List of articles", isRequired: true, banner: "reading", index: "none" }),
  "contact-us": page({
    ...cards,
    schema: contact,
    label: "Contact",
    isRequired: true,
    banner: "offices",
    sections: ["offices", "map"],
  }),
  testimonials: page({
    ...cards,
    schema: testimonialsPage,
    label: "Testimonials",
    isRequired: false,
    banner: "people",
  }),
  "population-health": page({
    ...text,
    schema: populationHealth,
    label: "Population health",
    isRequired: false,
    banner: "services",
  }),
  insurance: page({
    ...cards,
    schema: insurance,
    label: "Insurance",
    isRequired: false,
    banner: "offices",
    sections: ["plans", "words"],
  }),
  "new-patients": page({
    ...text,
    schema: newPatients,
    label: "New patients",
    isRequired: false,
    banner: "offices",
  }),
  "language-assistance": page({
    ...cards,
    schema: languages,
    label: "Language assistance",
    isRequired: false,
    banner: "none",
    reading: "legal",
  }),
  worksheets: page({ ...list, label: "List of worksheets", isRequired: false, banner: "reading" }),
  search: page({
    ...list,
    label: "Search",
    isRequired: true,
    banner: "reading",
    sections: ["site-index"],
    search: "left out",
    index: "none",
  }),
  /** Shown at every unknown address. It is not in the table. */
  "not-found": page({
    ...cards,
    schema: notFound,
    label: "Page not found",
    isRequired: true,
    banner: "none",
    search: "left out",
    index: "none",
  }),
};
type Kinds = typeof pages;
export type PageName = keyof Kinds;
type Content<Name extends PageName> = z.output<Kinds[Name]["schema"]>;
/** The content of all pages. An optional one may be missing. */
export type Pages = {
  [Name in PageName]: Content<Name> | (Kinds[Name]["isRequired"] extends true ? never : undefined);
};

export const pageNames = Object.keys(pages) as PageName[];

/** A page's content file, below content/. */
export const pageFile = (name: PageName) => `pages/${name}.yaml`;
