/** The text of each page, for the text checks. */

import { factFile, factNames, facts } from "../../kinds/facts.ts";
import { pageFile, pages } from "../../kinds/pages.ts";
import { type ContentFile, filesOf, isPage, type PageEntry } from "../../pages.ts";
import type { Site } from "../../read/site.server.ts";
import { translationFile } from "../../read/translations.server.ts";
import type { Block, Inline } from "../../schema/blocks.ts";
import type { Language } from "../../text/language.ts";
import { plainWords } from "../../text/words.ts";

export interface Entry {
  /** article, news, legal, page, or the kind of a folder's pages. */
  kind: string;
  language: Language;
  /** Of the page's language. */
  file: string;
  /** Whole sentences only, for the reading grade. */
  sentences: string[];
  paragraphs: string[];
  /** The page's text with headings and lists. */
  words: string[];
}

export function entriesOf(site: Site): Entry[] {
  // Oldest article first: of two duplicates, the newer one is reported.
  const files = filesOf(site).reverse();
  return files.flatMap((file) => {
    if (isPage(file)) return [entry(kindOf(file), site, file)];
    return besides.includes(file.file) && file.fields.length > 0 ? [entry("page", site, file)] : [];
  });
}

/** Files with texts that are read like a page, though they have no path. */
const besides = [
  ...factNames.filter((name) => facts[name].checks === "texts").map(factFile),
  pageFile("not-found"),
];

function kindOf({ kind, reading, content }: PageEntry): string {
  if (kind === "article") return (content as Site["articles"][number]).kind;
  if (reading === "legal") return reading;
  return kind in pages || kind === "text" || kind === "about-us" ? "page" : kind;
}

const paragraph = (text: Inline[]): Block => ({ type: "paragraph", text });

function entry(kind: string, { language }: Site, { file, fields, body }: ContentFile): Entry {
  const lines = fields.filter(({ mark }) => mark.line && !mark.otherLanguage);
  const inText = lines.filter(({ mark }) => !mark.beside).map(({ value }) => paragraph(value as Inline[]));
  // Key points, reasons to call and questions don't count in a text's length.
  const around = lines.filter(({ mark }) => mark.beside).map(({ value }) => plainWords(value as Inline[]));
  const blocks = [...inText, ...body.flatMap((text) => text.blocks)];
  const paragraphs = blocks.flatMap((block) => (block.type === "paragraph" ? [plainWords(block.text)] : []));
  const items = blocks.flatMap((block) => (block.type === "list" ? block.items.map(plainWords) : []));
  const headings = blocks.flatMap((block) => (block.type === "heading" ? [block.text] : []));
  return {
    kind,
    language,
    file: language === "es" ? translationFile(file) : file,
    paragraphs,
    // Headings and list items without a period aren't sentences; counting them would lower the grade.
    sentences: [...paragraphs, ...items, ...around].filter((text) => /[.?!:]["”)]?\s*$/.test(text)),
    words: [...paragraphs, ...items, ...headings],
  };
}
