/** What every kind of page and file says about itself. Nothing has a default: forgetting a part is a type error. */
import type { BannerFamily } from "../schema/theme.ts";

/** For the forms and text editors. */
export interface Described {
  /** What the person who edits it calls it. */
  label: string;
  /** One sentence for that person. */
  about: string;
}

/** How the site treats the pages of a kind. */
export interface PageTraits {
  /** The pictures at its title, or none. */
  banner: BannerFamily | "none";
  /** Ids of its own sections, which a link can lead to: /insurance#words. */
  sections: readonly string[];
  /**
   * What the search finds it by, besides its title and description: its text; nothing of a page of cards and links, no sentence of
   * which tells what it is about (its description is shown); only its title, where the labels of fields would be found on every
   * other query. Or it is left out.
   */
  search: "text" | "description" | "title" | "left out";
  /** Legal pages may have a higher reading grade. */
  reading: "plain" | "legal";
}

/** What a page's entry in the table takes from its content. */
export interface PageWords {
  /** The h1. */
  title: string;
  /** What the search calls the page, if its h1 doesn't name it. */
  searchTitle?: string;
  /** Text of a link to the page, if it isn't the title. */
  label?: string;
  description: string;
  /** Name of the page's own picture, below content/images. */
  picture?: string | undefined;
  /** Day of the last change, if content gives one: 2026-11-01. */
  changed?: string | undefined;
}
