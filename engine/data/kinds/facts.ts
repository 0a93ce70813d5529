/** Files that are no page: facts, lists and words that many pages use. */
import type { z } from "zod";
import { labels } from "../labels/interface.ts";
import { alerts } from "../schema/alert.ts";
import { topics } from "../schema/article.ts";
import { downloads } from "../schema/download.ts";
import { emergencies } from "../schema/emergency.ts";
import { navigation } from "../schema/navigation.ts";
import { practice } from "../schema/practice.ts";
import { protectedFacts } from "../schema/protected-facts.ts";
import { redirects } from "../schema/redirect.ts";
import { searchVocabulary } from "../schema/search.ts";
import { testimonials } from "../schema/testimonial.ts";
import { theme } from "../schema/theme.ts";
import { zipCodes } from "../schema/zip-code.ts";
import type { Described } from "./kind.ts";

export interface FileKind<S extends z.ZodType = z.ZodType> extends Described {
  schema: S;
  /** A missing file is a problem, or read as an empty one, or gives no value. */
  whenMissing: "problem" | "empty" | "nothing";
  /** Pictures, links and samples in it are checked, or the reading level of its texts too, or nothing. */
  checks: "facts" | "texts" | "none";
}
const file = <S extends z.ZodType, const Missing extends string>(
  kind: FileKind<S> & { whenMissing: Missing },
) => kind;

/** By their property of the site, from which each file has its name. */
export const facts = {
  practice: file({
    schema: practice,
    label: "The practice",
    about:
      "Name, phone, hours, closed days, insurers. Each fact is written here once; every page takes it from here.",
    whenMissing: "problem",
    checks: "facts",
  }),
  alerts: file({
    schema: alerts,
    label: "Notices on all pages",
    about: "A closure or other news at the top of every page, between two moments that you set.",
    whenMissing: "problem",
    checks: "none",
  }),
  navigation: file({
    schema: navigation,
    label: "Menus",
    about: "Menus, task links and footer. Providers and services list themselves.",
    whenMissing: "problem",
    checks: "facts",
  }),
  topics: file({
    schema: topics,
    label: "Topics of articles",
    about: "Each article has one of these topics.",
    whenMissing: "problem",
    checks: "facts",
  }),
  testimonials: file({
    schema: testimonials,
    label: "Reviews",
    about: "What patients say, each with signed permission.",
    whenMissing: "empty",
    checks: "facts",
  }),
  emergencies: file({
    schema: emergencies,
    label: "Emergencies",
    about:
      "Red cards of your own, and what you word otherwise on those that every practice has. Articles, services and pages name them; the search shows one for its words.",
    whenMissing: "empty",
    checks: "texts",
  }),
  search: file({
    schema: searchVocabulary,
    label: "Search words and answers",
    about:
      "What patients type, in lower case, and what to show for it. Providers and insurers answer to their names by themselves.",
    whenMissing: "problem",
    checks: "texts",
  }),
  downloads: file({
    schema: downloads,
    label: "Files to download",
    about: "PDFs for patients. The files themselves are in content/files.",
    whenMissing: "empty",
    checks: "facts",
  }),
  redirects: file({
    schema: redirects,
    label: "Old addresses",
    about: "Addresses of pages that have moved.",
    whenMissing: "empty",
    checks: "none",
  }),
  theme: file({
    schema: theme,
    label: "Colors and pictures",
    about:
      "Colors, and pictures shown on many pages. Every line may be left out. The build says so if a text would be too faint.",
    whenMissing: "empty",
    checks: "facts",
  }),
  interface: file({
    schema: labels,
    label: "Buttons and labels",
    about:
      "Words of buttons and controls, and words that only screen readers say. Write only what you want otherwise. Keep the parts in braces: the page fills them in.",
    whenMissing: "empty",
    checks: "none",
  }),
  protectedFacts: file({
    schema: protectedFacts,
    label: "Numbers that must be right",
    about:
      "Numbers that patients act on, besides those that every practice has. Before you change one, have a clinician read every page that gives it.",
    whenMissing: "nothing",
    checks: "none",
  }),
  zipCodes: file({
    schema: zipCodes,
    label: "ZIP codes",
    about: "Where ZIP codes are, to about half a mile: good enough to choose an office, not to navigate.",
    whenMissing: "nothing",
    checks: "none",
  }),
};
export type FactName = keyof typeof facts;
export const factNames = Object.keys(facts) as FactName[];

/** Below content/: zipCodes is zip-codes.yaml. */
export const factFile = (name: FactName) =>
  `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
