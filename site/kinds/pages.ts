/** Pages with a file of their own, content/pages/NAME.yaml: the schema, and how the site treats the page. */
import type { z } from "zod";
import { home } from "../schema/home-page.ts";
import type { Labels } from "../schema/interface.ts";
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

/** In the order of the table of pages. */
export const pages = {
  home: page({
    schema: home,
    label: "Home",
    isRequired: true,
    banner: "none",
    sections: ["about", "providers"],
    search: "description",
    reading: "plain",
    index: "others",
    words: ({ title, description, hero }, labels) => ({
      title: hero.headline,
      searchTitle: title,
      label: labels.homeCrumb,
      description,
      picture: hero.pictures[0]?.light,
    }),
  }),
  providers: page({
    schema: listPage,
    label: "List of providers",
    isRequired: true,
    banner: "people",
    sections: [],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  services: page({
    schema: listPage,
    label: "List of services",
    isRequired: true,
    banner: "services",
    sections: [],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  blogs: page({
    schema: listPage,
    label: "List of articles",
    isRequired: true,
    banner: "reading",
    sections: [],
    search: "description",
    reading: "plain",
    index: "none",
  }),
  "contact-us": page({
    schema: contact,
    label: "Contact",
    isRequired: true,
    banner: "offices",
    sections: ["offices", "map"],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  testimonials: page({
    schema: testimonialsPage,
    label: "Testimonials",
    isRequired: false,
    banner: "people",
    sections: [],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  "population-health": page({
    schema: populationHealth,
    label: "Population health",
    isRequired: false,
    banner: "services",
    sections: [],
    search: "text",
    reading: "plain",
    index: "others",
  }),
  insurance: page({
    schema: insurance,
    label: "Insurance",
    isRequired: false,
    banner: "offices",
    sections: ["plans", "words"],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  "new-patients": page({
    schema: newPatients,
    label: "New patients",
    isRequired: false,
    banner: "offices",
    sections: [],
    search: "text",
    reading: "plain",
    index: "others",
  }),
  "language-assistance": page({
    schema: languages,
    label: "Language assistance",
    isRequired: false,
    banner: "none",
    sections: [],
    search: "description",
    reading: "legal",
    index: "others",
  }),
  worksheets: page({
    schema: listPage,
    label: "List of worksheets",
    isRequired: false,
    banner: "reading",
    sections: [],
    search: "description",
    reading: "plain",
    index: "others",
  }),
  search: page({
    schema: listPage,
    label: "Search",
    isRequired: true,
    banner: "reading",
    sections: ["site-index"],
    search: "left out",
    reading: "plain",
    index: "none",
  }),
  /** Shown at every unknown address. It is not in the table. */
  "not-found": page({
    schema: notFound,
    label: "Page not found",
    isRequired: true,
    banner: "none",
    sections: [],
    search: "left out",
    reading: "plain",
    index: "none",
  }),
};
type Kinds = typeof pages;
export type PageName = keyof Kinds;
export type OptionalPageName = {
  [Name in PageName]: Kinds[Name]["isRequired"] extends true ? never : Name;
}[PageName];
type Content<Name extends PageName> = z.output<Kinds[Name]["schema"]>;
/** The content of all pages. An optional one may be missing. */
export type Pages = { [Name in Exclude<PageName, OptionalPageName>]: Content<Name> } & {
  [Name in OptionalPageName]: Content<Name> | undefined;
};

export const pageNames = Object.keys(pages) as PageName[];

/** A page's content file, below content/. */
export const pageFile = (name: PageName) => `pages/${name}.yaml`;
