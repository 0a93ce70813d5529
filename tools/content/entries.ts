/** Everything on the site that is read as a text, one entry for each page. */
import { plainWords } from "../../app/content/markdown.server.ts";
import type { Site } from "../../app/content/site.server.ts";
import type { Block } from "../../app/schema/blocks.ts";

export type Kind = "article" | "news" | "service" | "provider" | "location" | "page" | "legal";

export interface Entry {
  kind: Kind;
  file: string;
  title: string;
  /** Running text in whole sentences: what a reading grade can be measured on. */
  sentences: string[];
  paragraphs: string[];
  /** All words of the page's text, headings and lists included. */
  words: string[];
  /** Lines that stand around the text: key points, reasons to call, questions. They don't count as its length. */
  around: string[];
}

/** Written for the law as well as for readers. */
const legal = [
  "privacy-policy",
  "terms-and-condition",
  "nondiscrimination",
  "good-faith-estimate",
  "notice-of-privacy-practices",
  "language-assistance",
];

export function entriesOf(site: Site): Entry[] {
  const kindOf = (slug: string): Kind => (legal.includes(slug) ? "legal" : "page");
  return [
    ...[...site.articles]
      .reverse()
      .map((article) => entry(article.kind, article.file, article.title, article.body, linesAround(article))),
    ...site.services.map((service) =>
      entry(
        "service",
        service.file,
        service.name,
        [...service.body, ...service.questions.flatMap(({ answer }) => answer)],
        linesAround(service),
      ),
    ),
    ...emergencyEntry(site),
    ...site.providers.map(({ file, name, body }) => entry("provider", file, name, body)),
    ...site.locations.map(({ file, name, body, parking, access, arriving }) =>
      entry("location", file, name, [
        ...body,
        ...[parking, access, arriving].flatMap((text) => (text ? [paragraph(text)] : [])),
      ]),
    ),
    ...site.textPages.map(({ slug, file, title, lead, body }) =>
      entry(kindOf(slug), file, title, [...(lead ? [paragraph(lead)] : []), ...body]),
    ),
    ...Object.entries(site.pages).flatMap(([name, page]) =>
      // A page that the practice has left out.
      page ? [entry(kindOf(name), `pages/${name}.yaml`, page.title, [...blocksOf(page)])] : [],
    ),
  ];
}

const paragraph = (text: string): Block => ({ type: "paragraph", text: [text] });

type Guided = Site["articles"][number] | Site["services"][number];

const linesAround = ({ keyPoints = [], urgency, askUs = [] }: Guided) => [
  ...keyPoints,
  ...(urgency?.today ?? []),
  ...(urgency?.appointment ?? []),
  ...askUs,
];

function emergencyEntry({ emergencies: { emergencies } }: Site): Entry[] {
  const lines = emergencies.flatMap(({ signs, action }) => [...signs, action]);
  return lines.length > 0 ? [entry("page", "emergencies.yaml", "Emergencies", [], lines)] : [];
}

function entry(kind: Kind, file: string, title: string, blocks: Block[], around: string[] = []): Entry {
  const paragraphs = blocks.flatMap((block) => (block.type === "paragraph" ? [plainWords(block.text)] : []));
  const items = blocks.flatMap((block) => (block.type === "list" ? block.items.map(plainWords) : []));
  const headings = blocks.flatMap((block) => (block.type === "heading" ? [block.text] : []));
  return {
    kind,
    file: `content/${file}`,
    title,
    paragraphs,
    // Headings and items without a full stop are no sentences: counted as such they would flatter the grade.
    sentences: [...paragraphs, ...items, ...around].filter((text) => /[.?!:]["”)]?\s*$/.test(text)),
    words: [...paragraphs, ...items, ...headings],
    around,
  };
}

/** Fields of a page that are not read as its text: data, labels, the line for search engines, other languages. */
const notRead = new Set([
  "description",
  "image",
  "imageAlt",
  "mapAlt",
  "id",
  "sample",
  "review",
  "languages",
]);

function* blocksOf(value: unknown, key = ""): Generator<Block> {
  if (notRead.has(key)) return;
  if (typeof value === "string") {
    if (isSentence(value)) yield paragraph(value);
  } else if (isBlock(value)) yield value;
  else if (Array.isArray(value)) for (const child of value) yield* blocksOf(child);
  else if (value && typeof value === "object") {
    for (const [name, child] of Object.entries(value)) yield* blocksOf(child, name);
  }
}

const isSentence = (text: string) => /[.?!]["”)]?$/.test(text.trim());
const isBlock = (value: unknown): value is Block =>
  typeof value === "object" && value !== null && "type" in value && ("text" in value || "items" in value);
