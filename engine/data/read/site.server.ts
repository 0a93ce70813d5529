/** Reads all content files and fills in the facts they name. References between files are checked later: see ../load.server.ts. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type FactName, factFile, factNames, facts } from "../kinds/facts.ts";
import { type FolderName, folderNames, folders, requiredTexts } from "../kinds/folders.ts";
import { type Pages, pageFile, pageNames, pages } from "../kinds/pages.ts";
import type { Block } from "../schema/blocks.ts";
import { isoDate } from "../schema/fields.ts";
import type { Weekday } from "../schema/hours.ts";
import type { PatientLinks } from "../schema/patient-links.ts";
import { newPatients } from "../schema/provider.ts";
import { dayIn } from "../text/dates.ts";
import { hoursSentence } from "../text/hours.ts";
import type { Language } from "../text/language.ts";
import { listed } from "../text/names.ts";
import { walkInPlaces } from "../text/offered.ts";
import { spokenSentence } from "../text/spoken.ts";
import { withParts } from "../text/words.ts";
import { buildTime } from "./build-time.server.ts";
import { Reader } from "./files.server.ts";
import { articleHeadings, pageHeadings } from "./markdown.server.ts";
import { safetyOf } from "./own-safety.server.ts";
import { factsOf, fillDeep } from "./placeholders.ts";
import { slugOf } from "./slug.ts";
import type { TranslationState } from "./translations.server.ts";

const baseName = (file: string) => path.basename(file, path.extname(file));

type Kinds = typeof folders;
/** A file of a folder: its fields, its name, and the text of a Markdown file. */
type Entry<Kind extends Kinds[FolderName]> = z.output<Kind["schema"]> & {
  slug: string;
  file: string;
  /** The file's name. */
  id: string;
} & (Kind["ending"] extends ".md" ? { body: Block[] } : unknown);

/** Undefined where a file is missing or has a mistake, which the reader reports. */
export function readAll(reader: Reader) {
  return { ...readFacts(reader), pages: readPages(reader), ...readFolders(reader) };
}

type FactsRead = { [Name in FactName]: z.output<(typeof facts)[Name]["schema"]> | undefined };
function readFacts(reader: Reader): FactsRead {
  const read = factNames.map((name) => {
    const { schema, whenMissing } = facts[name];
    return [name, reader.yaml(factFile(name), schema, whenMissing)];
  });
  return Object.fromEntries(read);
}

function readPages(reader: Reader): Pages {
  const read = pageNames.map((name) => {
    const [{ schema, isRequired }, file] = [pages[name], pageFile(name)];
    return [name, reader.yaml(file, schema, isRequired ? "problem" : "nothing")];
  });
  return Object.fromEntries(read);
}

type FoldersRead = { [Name in FolderName]: Entry<Kinds[Name]>[] };
function readFolders(reader: Reader): FoldersRead {
  const read = Object.entries(folders).map(([name, kind]) => {
    const { folder, ending, isRequired } = kind;
    const files = name === "textPages" ? textFiles(reader.root) : reader.list(folder, ending, isRequired);
    return [name, files.flatMap((file) => readEntry(reader, file, kind) ?? [])];
  });
  return Object.fromEntries(read);
}

function readEntry(reader: Reader, file: string, kind: Kinds[FolderName]) {
  const { ending, schema, headings, addressFrom } = kind;
  const read =
    ending === ".md"
      ? reader.markdown(file, schema, headings === 5 ? articleHeadings : pageHeadings)
      : { fields: reader.yaml(file, schema) };
  const fields = read?.fields as { title?: string; slug?: string } | undefined;
  if (!read || !fields) return undefined;
  const id = baseName(file);
  const slug = addressFrom === "title" ? (fields.slug ?? slugOf(fields.title ?? "")) : id;
  return { ...fields, ...("body" in read && { body: read.body }), slug, file, id };
}

/** Required text pages first, then the others in the folder. A file named like another page is reported by the check of stray files. */
export function textFiles(root: string): string[] {
  const folder = path.join(root, "pages");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".md")) : [];
  const found = names.map(baseName).filter((name) => !(name in pages));
  return [...new Set([...Object.keys(requiredTexts), ...found.sort()])].map((name) => `pages/${name}.md`);
}

type Complete<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
type Parsed = ReturnType<typeof readAll>;
type OptionalFact = "zipCodes" | "protectedFacts";
export type Read = Complete<Omit<Parsed, OptionalFact>> & Pick<Parsed, OptionalFact>;
/** A site in one language. */
type Edition = ReturnType<typeof finish>;
export interface Site extends Edition {
  spanish?: Site | undefined;
  /** Every file below content/es. */
  translations: TranslationState[];
}
export type ServiceEntry = Site["services"][number];
export type ProviderEntry = Site["providers"][number];
export type OfficeEntry = Site["offices"][number];
export type ArticleEntry = Site["articles"][number];

const addressLine = ({ street, unit, city, state, zip }: Read["offices"][number]) =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");

export function finish(read: Read, now: Date, language: Language) {
  const { practice } = read;
  const { facts: protectedFacts, ...safety } = safetyOf(read, language);
  const { offices, providers, ...others } = {
    ...inOrder(read),
    topics: read.topics.topics,
    alerts: read.alerts.alerts,
    redirects: read.redirects.redirects,
    safety,
    protectedFacts,
    /** Newest first; of one day, the higher number. */
    articles: read.articles.toReversed().sort((a, b) => isoDate(b.date).localeCompare(isoDate(a.date))),
  };
  const office = offices.find(({ slug }) => slug === practice.mainOffice);
  const places = walkInPlaces(
    others.services,
    offices.map((entry) => ({ ...entry, hours: { ...practice.hours, ...entry.hours } })),
    language,
  );
  const { walkInAt, noWalkIn } = read.interface.ways;
  const walkIn = places.length > 0 ? withParts(walkInAt, "offices", places) : noWalkIn;
  const spokenIn = (places: typeof offices) =>
    spokenSentence(providers, places, read.interface.provider.speaks, language);
  const common = {
    practice: practice.name,
    speakers: spokenIn(offices),
    address: office ? addressLine(office) : "",
    hours: hoursSentence(practice.hours, language),
    offices: listed(language).format(offices.map((office) => office.name)),
  };
  /** An office's or a provider's own links come before the practice's. */
  const linksOf = (own: PatientLinks): PatientLinks => ({ ...practice.patientLinks, ...own });
  const factsWith = (links: PatientLinks, own: Partial<typeof common> = {}, phone = practice.phone) =>
    factsOf(
      { ...practice, phone, patientLinks: links, labels: read.interface.patientLinks, walkIn },
      { ...common, ...own },
    );
  const facts = factsWith(practice.patientLinks);
  const { articles, ...filled } = fillDeep(others, facts);
  const today = dayIn(practice.timeZone, now);
  const written = articles.map((entry) => ({ ...entry, waitsFor: waitsFor(entry, today) }));
  return {
    language,
    translations: [] as TranslationState[],
    /** Spanish addresses of pages, by their English path. Set by readSite, which knows both languages. */
    addresses: {} as Record<string, string>,
    /** In bytes, by name, of the files to download. Set by readSite, which knows the folder. */
    fileSizes: {} as Record<string, number>,
    /** Set by loadSite, because the checks that decide it read the finished site. */
    hasSamples: false,
    ...filled,
    /** Published ones; in `npm run dev` all of them. */
    articles: written.filter((entry) => showsDrafts() || !entry.waitsFor),
    /** Not published: marked as drafts, or dated in the future. */
    drafts: written.filter((entry) => entry.waitsFor),
    practice: { ...filled.practice, booking: facts.booking },
    providers: providers.map((person) => {
      const links = linksOf(person.patientLinks);
      return {
        ...fillDeep(person, factsWith(links)),
        offices: person.offices.map(({ office: slug }) => slug),
        /** By office. */
        officeDays: Object.fromEntries(
          person.offices.map(({ office: slug, days }): [string, Weekday[] | undefined] => [slug, days]),
        ),
        patientLinks: links,
        /** In English in every language: it is compared with the names of schema.org. */
        certifiedIn: person.boardCertification?.specialty,
      };
    }),
    offices: offices.map((entry) => {
      const hours = { ...practice.hours, ...entry.hours };
      const links = linksOf(entry.patientLinks);
      const { phone = practice.phone, fax = practice.fax } = entry;
      const place = {
        address: addressLine(entry),
        hours: hoursSentence(hours, language),
        speakers: spokenIn([entry]),
      };
      const own = factsWith(links, place, phone);
      return {
        ...fillDeep(entry, own),
        phone,
        fax,
        hours,
        // Its own first: a check finds them at their places in the file.
        holidays: [
          ...entry.holidays,
          ...practice.holidays.filter(
            ({ date }, index, all) =>
              !entry.holidays.some((own) => own.date === date) &&
              all.findIndex((other) => other.date === date) === index,
          ),
        ],
        /** The best answer of those who work here; undefined if no file says. */
        newPatients: newPatients.find((state) =>
          providers.some(
            (person) =>
              person.newPatients === state && person.offices.some(({ office }) => office === entry.slug),
          ),
        ),
        patientLinks: links,
        booking: own.booking,
      };
    }),
  };
}

const showsDrafts = () => process.env.NODE_ENV === "development";

/** Why an article is not published. */
const waitsFor = ({ draft, date }: Read["articles"][number], today: string) =>
  draft ? ("draft" as const) : isoDate(date) > today ? ("date" as const) : undefined;

const last = Number.MAX_VALUE;

/** Each folder by the `order` of its files. Those without one come last, by their names. */
const inOrder = (read: Read): Read => ({
  ...read,
  ...Object.fromEntries(
    folderNames.map((name) => [
      name,
      (read[name] as { order?: number }[]).toSorted((a, b) => (a.order ?? last) - (b.order ?? last)),
    ]),
  ),
});

/** `site` is undefined if a file couldn't be read; `reader.problems` has the reasons. */
export function readFiles(root: string, now = buildTime()): { site: Site | undefined; reader: Reader } {
  const reader = new Reader(root);
  const read = readAll(reader);
  return { site: reader.problems.length === 0 ? finish(read as Read, now, "en") : undefined, reader };
}
