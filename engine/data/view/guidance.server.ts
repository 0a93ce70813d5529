/** Data for the parts around the text of an article, a service or a text page. */

import { format } from "../labels/format.ts";
import { pagesOf } from "../pages.ts";
import { downloadPath } from "../read/download-files.server.ts";
import type { ArticleEntry, Site } from "../read/site.server.ts";
import type { Block, Inline } from "../schema/blocks.ts";
import type { Emergency } from "../schema/emergency.ts";
import { isoDate } from "../schema/fields.ts";
import type { Practice } from "../schema/practice.ts";
import { dateText, isYearsOld } from "../text/dates.ts";
import { langOf, locales, pageOf } from "../text/language.ts";
import { phoneLink } from "../text/phone-links.ts";

const marked = (entry: object): { language?: "en" } => {
  const language = langOf(entry);
  return language ? { language } : {};
};

/** An emergency card, as search and pages render it. */
export function emergencyCard(emergency: Emergency) {
  const { id, title, signs, action, inOrder, calls, leave } = emergency;
  return {
    id,
    title,
    signs,
    action,
    ...marked(emergency),
    calls: calls.map(callLink),
    ...(inOrder && { inOrder }),
    ...(leave && { leave }),
  };
}

export function callLink(call: Emergency["calls"][number]) {
  const { label, phone, sms, message } = call;
  // The number is always shown, because a printed link only has its text.
  const [before = "", after = ""] = label.split(phone).map((part) => part.trim());
  return { before, number: phone, after, link: phoneLink(phone, sms, message), ...marked(call) };
}
export type EmergencyCard = ReturnType<typeof emergencyCard>;

type Guided = Pick<ArticleEntry, "urgency" | "crisis" | "tables" | "related"> &
  Partial<Pick<ArticleEntry, "keyPoints" | "askUs">>;

export function guidanceOf(site: Site, entry: Guided) {
  const emergencies = (entry.urgency?.emergencies ?? []).flatMap(
    (id) => site.safety.cards.find((emergency) => emergency.id === id) ?? [],
  );
  const topic = entry.urgency?.topic ? emergencies[0] : undefined;
  return {
    keyPoints: entry.keyPoints ?? [],
    emergencies: emergencies.map(emergencyCard),
    /** What the text itself may be an emergency about: a line under its lead. */
    help: [
      ...(topic ? [helpLine(topic)] : []),
      ...(entry.crisis && site.practice.crisis ? [crisisLine(site.practice.crisis, emergencies)] : []),
    ],
    today: entry.urgency?.today ?? [],
    appointment: entry.urgency?.appointment ?? [],
    tables: entry.tables,
    askUs: entry.askUs ?? [],
    related: relatedLinks(site, entry.related),
  };
}

/** A line with whom to call. */
export type HelpLine = Pick<EmergencyCard, "title" | "calls" | "language"> & { text?: Inline[] };

export function helpLine(emergency: Emergency): HelpLine {
  const { title, calls, language } = emergencyCard(emergency);
  return { title, calls, ...(language && { language }) };
}

/** A card of the page with the same number says what its text says. */
function crisisLine(
  { title, text, phone, call, message, word }: NonNullable<Practice["crisis"]>,
  cards: Emergency[],
): HelpLine {
  const calls = [
    { label: call, phone, sms: false },
    { label: message, phone, sms: true, message: word },
  ].map(callLink);
  const isOnCard = cards.some((card) => card.calls.some((one) => one.phone === phone));
  return { title, calls, ...(!isOnCard && { text }) };
}

/** The first paragraph of a text and what follows it. A text that begins with a heading has no lead. */
export function leadOf(body: Block[]): { lead: Block[]; rest: Block[] } {
  const length = body[0]?.type === "paragraph" ? 1 : 0;
  return { lead: body.slice(0, length), rest: body.slice(length) };
}

/** Links to pages of the site, labeled with their titles, and to files. */
export function relatedLinks(
  site: Site,
  paths: string[],
): { path: string; label: string; note?: string; language?: "en" }[] {
  // In Spanish, a page may be missing.
  return paths.flatMap((path) => {
    const download = site.downloads.downloads.find(({ file }) => downloadPath(file) === path);
    if (download)
      return [{ path, label: download.title, note: fileNote(site, download), ...marked(download) }];
    const page = pagesOf(site).find((entry) => entry.path === pageOf(path));
    return page ? [{ path, label: page.label }] : [];
  });
}

/** "(opens a PDF, 120 KB, English)" */
function fileNote(
  { language, fileSizes, interface: labels }: Site,
  download: Site["downloads"]["downloads"][number],
): string {
  const bytes = fileSizes[download.file] ?? 0;
  const size = bytes < 1e6 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1e6).toFixed(1)} MB`;
  const names = new Intl.DisplayNames(locales[language], { type: "language" });
  return format(labels.fileNote, { size, language: names.of(download.writtenIn) ?? download.writtenIn });
}

/** A page with fewer sections gets no list of them. */
const fewestParts = 3;

/** The sections of a text, for "On this page". */
export function partsOf(body: Block[]) {
  const parts = body.flatMap((block) =>
    block.type === "heading" && (block.level === 2 || block.level === 5)
      ? [{ id: block.id, text: block.text }]
      : [],
  );
  return parts.length >= fewestParts ? parts : [];
}

/** The review of a text; none while the text is a sample. */
const reviewOf = ({ reviewed, sample }: Reviewed) => (sample?.includes("body") ? undefined : reviewed);

interface Reviewed {
  reviewed?: ArticleEntry["reviewed"];
  sample?: string[];
}

/** Review line of an article or service. News has none. */
export function reviewLine(
  { language, interface: { article: labels } }: Site,
  entry: Reviewed & { kind?: string },
) {
  const reviewed = reviewOf(entry);
  if (reviewed)
    return format(labels.reviewed, { name: reviewed.by, date: dateText(reviewed.date, language) });
  return entry.kind === "article" ? labels.notReviewed : undefined;
}

/** Older articles show a note about their age. */
const oldYears = 3;

/** The note about an article's age; undefined for a recent one. */
export function ageLine(
  { language, interface: { article: labels } }: Site,
  { date, updated, notes = [] }: Pick<ArticleEntry, "date" | "updated"> & { notes?: { date: string }[] },
  now: Date,
) {
  if (!updated && isYearsOld(date, oldYears, now)) {
    return { isOld: true, text: format(labels.written, { year: isoDate(date).slice(0, 4) }) };
  }
  const [noted] = notes.map((note) => note.date).sort((a, b) => isoDate(b).localeCompare(isoDate(a)));
  const changed = updated ?? noted;
  return changed
    ? { isOld: false, text: format(labels.updated, { date: dateText(changed, language) }) }
    : undefined;
}

/** A source that isn't in the page's language has a `language`. */
export const sourcesIn = ({ language }: Pick<Site, "language">, { sources }: Pick<ArticleEntry, "sources">) =>
  sources.map(({ spanish, ...source }): Source => {
    if (language === "en") return source;
    return spanish ?? { ...source, language: "en" };
  });

export type Source = Omit<ArticleEntry["sources"][number], "spanish"> & { language?: "en" };
