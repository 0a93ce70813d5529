/** Reads all content files and fills in the facts they name. References between files are checked later: see ../load.server.ts. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { alerts } from "../schema/alert.ts";
import { article, topics } from "../schema/article.ts";
import type { Inline } from "../schema/blocks.ts";
import { emergencies } from "../schema/emergency.ts";
import { isoDate } from "../schema/fields.ts";
import type { Weekday } from "../schema/hours.ts";
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
import type { PatientLinks } from "../schema/patient-links.ts";
import { practice } from "../schema/practice.ts";
import { protectedFacts } from "../schema/protected-facts.ts";
import { provider } from "../schema/provider.ts";
import { redirects } from "../schema/redirect.ts";
import { searchVocabulary } from "../schema/search.ts";
import { service } from "../schema/service.ts";
import { testimonials } from "../schema/testimonial.ts";
import { theme } from "../schema/theme.ts";
import { worksheet } from "../schema/worksheet.ts";
import { zipCodes } from "../schema/zip-code.ts";
import { dayIn } from "../text/day.ts";
import { hoursSentence } from "../text/hours.ts";
import type { Language } from "../text/language.ts";
import { listed } from "../text/names.ts";
import { walkInPlaces } from "../text/offered.ts";
import { buildTime } from "./build-time.server.ts";
import { Reader } from "./files.server.ts";
import { articleHeadings, pageHeadings } from "./markdown.server.ts";
import { type Facts, factsOf, fillDeep } from "./placeholders.ts";
import { slugOf } from "./slug.ts";
import type { TranslationState } from "./translations.server.ts";

export const contentFolder = () => path.resolve(process.env.CONTENT_DIR ?? "content");

const baseName = (file: string) => path.basename(file, path.extname(file));
export const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

/** Undefined where a file is missing or has a mistake, which the reader reports. */
export function readAll(reader: Reader) {
  const page = <S extends z.ZodType>(file: string, schema: S) => {
    const read = reader.markdown(file, schema, pageHeadings);
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
    interface: reader.yaml("interface.yaml", labels, "{}"),
    topics: reader.yaml("topics.yaml", topics)?.topics,
    testimonials: reader.yaml("testimonials.yaml", testimonials, "{}"),
    emergencies: reader.yaml("emergencies.yaml", emergencies, "{}"),
    alerts: reader.yaml("alerts.yaml", alerts)?.alerts,
    search: reader.yaml("search.yaml", searchVocabulary),
    redirects: reader.yaml("redirects.yaml", redirects, "{}")?.redirects,
    zipCodes: reader.optionalYaml("zip-codes.yaml", zipCodes),
    protectedFacts: reader.optionalYaml("protected-facts.yaml", protectedFacts)?.facts ?? [],
    theme: reader.yaml("theme.yaml", theme, "{}"),
    pages: readPages(reader),
    textPages: textFiles(reader.root)
      .map((file) => page(file, textPage))
      .filter(isDefined),
    services: folder("services", service),
    providers: folder("providers", provider),
    locations: folder("locations", location),
    worksheets: reader
      .list("worksheets", ".yaml", false)
      .map((file) => {
        const fields = reader.yaml(file, worksheet);
        return fields && { slug: baseName(file), file, ...fields };
      })
      .filter(isDefined),
    articles: reader
      .list("blogs", ".md", false)
      .map((file) => {
        const read = reader.markdown(file, article, articleHeadings);
        if (!read) return undefined;
        const { slug = slugOf(read.fields.title), ...fields } = read.fields;
        return { slug, file, id: baseName(file), ...fields, body: read.body };
      })
      .filter(isDefined),
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
export type Read = Complete<Omit<Parsed, "zipCodes">> & Pick<Parsed, "zipCodes">;
/** A site in one language. */
type Edition = ReturnType<typeof finish>;
export interface Site extends Edition {
  /** The same site in Spanish. */
  spanish?: Site | undefined;
  /** Every file below content/es. */
  translations: TranslationState[];
}
export type ServiceEntry = Site["services"][number];
export type ProviderEntry = Site["providers"][number];
export type LocationEntry = Site["locations"][number];
export type WorksheetFile = Site["worksheets"][number];
export type ArticleEntry = Site["articles"][number];

const addressLine = ({ street, unit, city, state, zip }: Read["locations"][number]) =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");

export function finish(read: Read, now: Date, language: Language) {
  const { practice } = read;
  const { locations, providers, ...others } = {
    ...read,
    services: read.services.toSorted(byOrder),
    providers: read.providers.toSorted(byOrder),
    locations: read.locations.toSorted(byOrder),
    worksheets: read.worksheets.toSorted(byOrder),
    /** Newest first; of one day, the higher number. */
    articles: read.articles.toReversed().sort((a, b) => isoDate(b.date).localeCompare(isoDate(a.date))),
  };
  const office = locations.find(({ slug }) => slug === practice.mainOffice);
  const places = walkInPlaces(
    others.services,
    locations.map((entry) => ({ ...entry, hours: { ...practice.hours, ...entry.hours } })),
    language,
  );
  const { walkInAt, noWalkIn } = read.interface.ways;
  const walkIn = places.length > 0 ? withOffices(walkInAt, places) : noWalkIn;
  const common = {
    practice: practice.name,
    address: office ? addressLine(office) : "",
    hours: hoursSentence(practice.hours, language),
    offices: listed(language).format(locations.map((location) => location.name)),
  };
  /** An office's or a provider's own links come before the practice's. */
  const linksOf = (own: PatientLinks): PatientLinks => ({ ...practice.patientLinks, ...own });
  const factsWith = (links: PatientLinks, own: Partial<typeof common> = {}) =>
    factsOf(
      { ...practice, patientLinks: links, labels: read.interface.patientLinks, walkIn },
      { ...common, ...own },
    );
  const bookingOf = (facts: Facts) => facts.links["{booking}"] ?? [];
  const facts = factsWith(practice.patientLinks);
  const { articles, ...filled } = fillDeep(others, facts);
  const today = dayIn(practice.timeZone, now);
  const written = articles.map((entry) => ({ ...entry, waitsFor: waitsFor(entry, today) }));
  return {
    language,
    translations: [] as TranslationState[],
    /** Spanish addresses of pages, by their English path. Set by readSite, which knows both languages. */
    addresses: {} as Record<string, string>,
    /** Set by loadSite, because the checks that decide it read the finished site. */
    hasSamples: false,
    ...filled,
    /** Published ones; in `npm run dev` all of them. */
    articles: written.filter((entry) => showsDrafts() || !entry.waitsFor),
    /** Not published: marked as drafts, or dated in the future. */
    drafts: written.filter((entry) => entry.waitsFor),
    practice: { ...filled.practice, booking: bookingOf(facts) },
    providers: providers.map((person) => {
      const links = linksOf(person.patientLinks);
      return {
        ...fillDeep(person, factsWith(links)),
        offices: person.offices.map((entry) => (typeof entry === "string" ? entry : entry.office)),
        /** By office; an office without an entry gives no days. */
        officeDays: Object.fromEntries(
          person.offices.flatMap((entry) => (typeof entry === "string" ? [] : [[entry.office, entry.days]])),
        ) as Record<string, Weekday[] | undefined>,
        links,
        /** In English in every language: it is compared with the names of schema.org. */
        certifiedIn: person.boardCertification?.specialty,
      };
    }),
    locations: locations.map((entry) => {
      const hours = { ...practice.hours, ...entry.hours };
      const links = linksOf(entry.patientLinks);
      const own = factsWith(links, { address: addressLine(entry), hours: hoursSentence(hours, language) });
      return {
        ...fillDeep(entry, own),
        hours,
        holidays: [...practice.holidays, ...entry.holidays],
        links,
        booking: bookingOf(own),
      };
    }),
  };
}

const showsDrafts = () => process.env.NODE_ENV === "development";

/** Why an article is not published. */
const waitsFor = ({ draft, date }: Read["articles"][number], today: string) =>
  draft ? ("draft" as const) : isoDate(date) > today ? ("date" as const) : undefined;

/** Puts the offices in the place of {offices}. */
const withOffices = (sentence: Inline[], places: Inline[]): Inline[] =>
  sentence.flatMap((part) => {
    if (typeof part !== "string" || !part.includes("{offices}")) return [part];
    const [before = "", after = ""] = part.split("{offices}");
    return [before, ...places, after];
  });

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

/** `site` is undefined if a file couldn't be read; `reader.problems` has the reasons. */
export function readFiles(root: string, now = buildTime()): { site: Site | undefined; reader: Reader } {
  const reader = new Reader(root);
  const read = readAll(reader);
  return { site: reader.problems.length === 0 ? finish(read as Read, now, "en") : undefined, reader };
}
