/** Reads all content files and fills in the facts they name. References between files are checked later: see ../load.server.ts. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { alerts } from "../schema/alert.ts";
import { article, topics } from "../schema/article.ts";
import { emergencies } from "../schema/emergency.ts";
import { labels } from "../schema/interface.ts";
import { location } from "../schema/location.ts";
import { navigation } from "../schema/navigation.ts";
import {
  optionalPages,
  type PageName,
  type Pages,
  pageFile,
  pageSchemas,
  requiredTexts,
  textPage,
} from "../schema/page.ts";
import { practice } from "../schema/practice.ts";
import { protectedFacts } from "../schema/protected-facts.ts";
import { provider } from "../schema/provider.ts";
import { searchVocabulary } from "../schema/search.ts";
import { service } from "../schema/service.ts";
import { testimonials } from "../schema/testimonial.ts";
import { theme } from "../schema/theme.ts";
import { zipCodes } from "../schema/zip-code.ts";
import { hoursSentence } from "../text/hours.ts";
import { type ParseCache, Reader } from "./files.server.ts";
import { articleHeadings, type HeadingLevels, pageHeadings } from "./markdown.server.ts";
import { factsOf, fillDeep } from "./placeholders.ts";
import { slugOf } from "./slug.ts";

export const contentFolder = () => path.resolve(process.env.CONTENT_DIR ?? "content");

const baseName = (file: string) => path.basename(file, path.extname(file));
const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function readAll(reader: Reader) {
  const page = <S extends z.ZodType>(file: string, schema: S, headings: HeadingLevels = pageHeadings) => {
    const read = reader.markdown(file, schema, headings);
    return read && { slug: baseName(file), file, ...read.fields, body: read.body };
  };
  const folder = <S extends z.ZodType>(name: string, schema: S) =>
    reader
      .list(name, ".md", true)
      .map((file) => page(file, schema))
      .filter(isDefined);

  return {
    practice: reader.yaml("practice.yaml", practice),
    navigation: reader.yaml("navigation.yaml", navigation),
    interface: reader.yaml("interface.yaml", labels),
    topics: reader.yaml("topics.yaml", topics)?.topics,
    testimonials: reader.optionalYaml("testimonials.yaml", testimonials) ?? testimonials.parse({}),
    emergencies: reader.optionalYaml("emergencies.yaml", emergencies) ?? emergencies.parse({}),
    alerts: reader.yaml("alerts.yaml", alerts)?.alerts,
    search: reader.yaml("search.yaml", searchVocabulary),
    zipCodes: reader.optionalYaml("zip-codes.yaml", zipCodes),
    protectedFacts: reader.optionalYaml("protected-facts.yaml", protectedFacts)?.facts ?? [],
    theme: reader.optionalYaml("theme.yaml", theme) ?? theme.parse({}),
    pages: readPages(reader),
    textPages: textFiles(reader.root)
      .map((file) => page(file, textPage))
      .filter(isDefined),
    services: folder("services", service),
    providers: folder("providers", provider),
    locations: folder("locations", location),
    articles: reader
      .list("blogs", ".md", false)
      .map((file) => page(file, article, articleHeadings))
      .filter(isDefined)
      .map((entry) => ({ ...entry, id: entry.slug, slug: slugOf(entry.title) })),
  };
}

function readPages(reader: Reader): Pages {
  const read = Object.entries(pageSchemas).map(([name, schema]) => {
    const file = pageFile(name as PageName);
    return [name, name in optionalPages ? reader.optionalYaml(file, schema) : reader.yaml(file, schema)];
  });
  return Object.fromEntries(read);
}

/** Required text pages first, then the others in the folder. A file named like another page is reported by the check of stray files. */
export function textFiles(root: string): string[] {
  const folder = path.join(root, "pages");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".md")) : [];
  const found = names.map(baseName).filter((name) => !(name in pageSchemas));
  return [...new Set([...requiredTexts, ...found.sort()])].map((name) => `pages/${name}.md`);
}

type Complete<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
type Parsed = ReturnType<typeof readAll>;
type Read = Complete<Omit<Parsed, "zipCodes">> & Pick<Parsed, "zipCodes">;
export type Site = ReturnType<typeof finish>;
export type ServiceEntry = Site["services"][number];
export type ProviderEntry = Site["providers"][number];
export type LocationEntry = Site["locations"][number];
export type ArticleEntry = Site["articles"][number];

/** "Goodyear, Mesa and Sun City": en-GB, because en-US adds a comma before "and". */
const listed = new Intl.ListFormat("en-GB");

const addressLine = ({ street, unit, city, state, zip }: Read["locations"][number]) =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");

function finish(read: Read) {
  const { practice } = read;
  const { locations, ...others } = {
    ...read,
    services: read.services.toSorted(byOrder),
    providers: read.providers.toSorted(byOrder),
    locations: read.locations.toSorted(byOrder),
    /** Newest first; ids grow with time. */
    articles: read.articles.toReversed(),
  };
  const office = locations.find(({ slug }) => slug === practice.mainOffice);
  const facts = factsOf(practice, {
    practice: practice.name,
    address: office ? addressLine(office) : "",
    hours: hoursSentence(practice.hours),
    offices: listed.format(locations.map((location) => location.name)),
  });
  return {
    /** Set by loadSite, because the checks that decide it read the finished site. */
    hasSamples: false,
    ...fillDeep(others, facts),
    locations: locations.map((entry) => {
      const hours = { ...practice.hours, ...entry.hours };
      const own = { ...facts, address: addressLine(entry), hours: hoursSentence(hours) };
      return { ...fillDeep(entry, own), hours, holidays: [...practice.holidays, ...entry.holidays] };
    }),
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** `site` is undefined if a file couldn't be read; `reader.problems` has the reasons. */
export function readFiles(root: string, cache?: ParseCache): { site: Site | undefined; reader: Reader } {
  const reader = new Reader(root, cache);
  const read = readAll(reader);
  return { site: reader.problems.length === 0 ? finish(read as Read) : undefined, reader };
}
