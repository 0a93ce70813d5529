/** The only door from content files to code: reads all of content/, checks it, and hands out one Site. */
import path from "node:path";
import { alerts } from "../schema/alert.ts";
import { article, topics } from "../schema/article.ts";
import { emergencies } from "../schema/emergency.ts";
import { interfaceWords } from "../schema/interface.ts";
import { location } from "../schema/location.ts";
import { navigation } from "../schema/navigation.ts";
import { textPage, textPages } from "../schema/page.ts";
import { practice } from "../schema/practice.ts";
import { provider } from "../schema/provider.ts";
import { searchWords } from "../schema/search.ts";
import { service } from "../schema/service.ts";
import { testimonials } from "../schema/testimonial.ts";
import { theme } from "../schema/theme.ts";
import { zipCodes } from "../schema/zip-code.ts";
import { crossCheck } from "./crosscheck.server.ts";
import { type Memory, Reader } from "./files.server.ts";
import { hoursSentence } from "./hours.ts";
import { articleHeadings, pageHeadings } from "./markdown.server.ts";
import { fillPages, type Pages, readPages } from "./pages.server.ts";
import { type Facts, fillBlocks, fillDeep, fillText } from "./placeholders.ts";
import { ContentError } from "./problem.ts";
import { slugOf } from "./slug.ts";

export const contentFolder = () => path.resolve(process.env.CONTENT_DIR ?? "content");

const baseName = (file: string) => path.basename(file, path.extname(file));
const isDefined = <T>(value: T | undefined): value is T => value !== undefined;

function readAll(reader: Reader) {
  const collection = <T>(folder: string, one: (file: string) => T | undefined, isRequired = true): T[] =>
    reader.list(folder, ".md", isRequired).map(one).filter(isDefined);

  return {
    practice: reader.yaml("practice.yaml", practice),
    navigation: reader.yaml("navigation.yaml", navigation),
    interface: reader.yaml("interface.yaml", interfaceWords),
    topics: reader.yaml("topics.yaml", topics)?.topics,
    testimonials: reader.optionalYaml("testimonials.yaml", testimonials) ?? testimonials.parse({}),
    emergencies: reader.optionalYaml("emergencies.yaml", emergencies) ?? emergencies.parse({}),
    alerts: reader.yaml("alerts.yaml", alerts)?.alerts,
    search: reader.yaml("search.yaml", searchWords),
    zipCodes: reader.optionalYaml("zip-codes.yaml", zipCodes),
    theme: reader.optionalYaml("theme.yaml", theme) ?? theme.parse({}),
    pages: readPages(reader),
    textPages: textPages
      .map((slug) => {
        const file = `pages/${slug}.md`;
        const page = reader.markdown(file, textPage, pageHeadings);
        return page && { slug, file, ...page.fields, body: page.body };
      })
      .filter(isDefined),
    services: collection("services", (file) => {
      const page = reader.markdown(file, service, pageHeadings);
      if (!page) return undefined;
      const questions = page.fields.questions.map(({ answer, ...question }, index) => ({
        ...question,
        answer: reader.blocks(file, ["questions", index, "answer"], answer),
      }));
      return { slug: baseName(file), file, ...page.fields, questions, body: page.body };
    }),
    providers: collection("providers", (file) => {
      const page = reader.markdown(file, provider, pageHeadings);
      return page && { slug: baseName(file), file, ...page.fields, body: page.body };
    }),
    locations: collection("locations", (file) => {
      const page = reader.markdown(file, location, pageHeadings);
      return page && { slug: baseName(file), file, ...page.fields, body: page.body };
    }),
    articles: collection(
      "blogs",
      (file) => {
        const page = reader.markdown(file, article, articleHeadings);
        if (!page) return undefined;
        return { id: baseName(file), slug: slugOf(page.fields.title), file, ...page.fields, body: page.body };
      },
      false,
    ),
  };
}

type Complete<T> = { [Key in keyof T]: Exclude<T[Key], undefined> };
type Parsed = ReturnType<typeof readAll>;
type Read = Complete<Omit<Parsed, "pages" | "zipCodes">> & Pick<Parsed, "zipCodes"> & { pages: Pages };
export type Site = ReturnType<typeof finish>;
export type ServiceEntry = Site["services"][number];
export type ProviderEntry = Site["providers"][number];
export type LocationEntry = Site["locations"][number];
export type ArticleEntry = Site["articles"][number];

/** "Goodyear, Mesa and Sun City": British English is the locale without the comma before "and". */
const listed = new Intl.ListFormat("en-GB");

const addressLine = ({ street, unit, city, state, zip }: Read["locations"][number]) =>
  [street, unit, city, `${state} ${zip}`].filter(Boolean).join(", ");

function factsOf({ practice, locations }: Read): Facts {
  const { phone, email, name, hours } = practice;
  const office = locations.find(({ slug }) => slug === practice.mainOffice);
  const facts = {
    phone,
    email,
    practice: name,
    address: office ? addressLine(office) : "",
    hours: hoursSentence(hours),
    offices: listed.format(locations.map((location) => location.name)),
    booking: "",
  };
  return { ...facts, booking: fillText(practice.booking, facts) };
}

function finish(read: Read) {
  const { practice } = read;
  const facts = factsOf({ ...read, locations: [...read.locations].sort(byOrder) });
  const body = <T extends { body: Read["articles"][number]["body"] }>(entry: T, own = facts): T => ({
    ...fillDeep(entry, own),
    body: fillBlocks(entry.body, own),
  });
  return {
    ...fillDeep(read, facts),
    pages: fillPages(read.pages, facts),
    textPages: read.textPages.map((page) => body(page)),
    services: read.services.sort(byOrder).map((entry) => ({
      ...body(entry),
      questions: entry.questions.map((question) => ({
        ...fillDeep(question, facts),
        answer: fillBlocks(question.answer, facts),
      })),
    })),
    providers: read.providers.sort(byOrder).map((person) => body(person)),
    locations: read.locations.sort(byOrder).map((entry) => {
      const hours = { ...practice.hours, ...entry.hours };
      const own = { ...facts, address: addressLine(entry), hours: hoursSentence(hours) };
      return { ...body(entry, own), hours, holidays: [...practice.holidays, ...entry.holidays] };
    }),
    /** Newest first; ids grow with time. */
    articles: read.articles.map((entry) => body(entry)).reverse(),
  };
}

const byOrder = (a: { order: number }, b: { order: number }) => a.order - b.order;

export function readSite(root = contentFolder(), memory?: Memory): Site {
  const reader = new Reader(root, memory);
  const read = readAll(reader);
  // References can only be checked where all the files they point to could be read.
  const site = reader.problems.length === 0 ? finish(read as Read) : undefined;
  if (site) crossCheck(site, reader);
  if (!site || reader.problems.length > 0) throw new ContentError(reader.problems);
  return site;
}

/**
 * Shared by all copies of this module in one process. React Router's build has two, its configuration's and its pages';
 * with thousands of articles the second would still be reading when the first page is due (10 s).
 */
const shared = globalThis as typeof globalThis & { keptSite?: Site };
const edited: Memory = new Map();
/** The site of this run. While editing (`npm run dev`) what has changed is read anew for every page. */
export function loadSite(): Site {
  if (process.env.NODE_ENV === "development") return readSite(contentFolder(), edited);
  shared.keptSite ??= readSite();
  return shared.keptSite;
}
