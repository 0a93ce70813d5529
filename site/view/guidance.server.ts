/** What pages draw around the text of an article or a service. */
import type { Block } from "../schema/blocks.ts";
import type { Emergency } from "../schema/emergency.ts";
import { isoDate } from "../schema/fields.ts";
import { format } from "../schema/format.ts";
import { isYearsOld } from "./dates.ts";
import { pagesOf } from "./page-table.ts";
import { numberLink, withPhoneLinks } from "./phone-links.ts";
import type { ArticleEntry, ServiceEntry, Site } from "./site.server.ts";

/** A card as the search and the pages draw it. */
export function emergencyCard({ id, title, signs, action, calls }: Emergency) {
  return {
    id,
    title,
    signs,
    action: withPhoneLinks(action),
    calls: calls.map(({ label, phone, sms }) => {
      // The number is drawn as one piece, and always: on paper a link is only its words.
      const [before = "", after = ""] = label.split(phone).map((part) => part.trim());
      return { before, number: phone, after, link: numberLink(phone, sms) };
    }),
  };
}
export type EmergencyCard = ReturnType<typeof emergencyCard>;

type Lines = readonly string[] | undefined;
const linked = (lines: Lines) => lines?.map(withPhoneLinks) ?? [];

export function guidanceOf(site: Site, entry: ArticleEntry | ServiceEntry) {
  const labels = labelsOf(site);
  const emergencies = (entry.urgency?.emergencies ?? []).flatMap(
    (id) => site.emergencies.emergencies.find((emergency) => emergency.id === id) ?? [],
  );
  const has988 = emergencies.some(({ calls }) => calls.some(({ phone }) => phone === "988"));
  return {
    keyPoints: linked(entry.keyPoints),
    emergencies: emergencies.map(emergencyCard),
    /** The 988 block, unless a card above the text has the number already. */
    crisis: entry.crisis && !has988 ? site.practice.crisis : undefined,
    today: linked(entry.urgency?.today),
    appointment: linked(entry.urgency?.appointment),
    tables: entry.tables,
    askUs: entry.askUs ?? [],
    related: entry.related.map((path) => ({
      path,
      label: labels.get(path.split(/[?#]/)[0] ?? path) ?? path,
    })),
  };
}
/** Fewer parts are seen at a glance. */
const fewestParts = 3;

/** The parts of a text, for a list of them. */
export function partsOf(body: Block[]) {
  const parts = body.flatMap((block) =>
    block.type === "heading" && (block.level === 2 || block.level === 5)
      ? [{ id: block.id, text: block.text }]
      : [],
  );
  return parts.length >= fewestParts ? parts : [];
}

/** The review of a text, unless the text is still a sample: then nobody has read it. */
export const reviewOf = ({ reviewed, sample }: Reviewed) => (sample?.includes("body") ? undefined : reviewed);

export interface Reviewed {
  reviewed?: ArticleEntry["reviewed"];
  sample?: string[];
}

/** What an article or a service says about its review. News need none. */
export function reviewLine({ interface: { article: words } }: Site, entry: Reviewed & { kind?: string }) {
  const reviewed = reviewOf(entry);
  if (reviewed) return format(words.reviewed, { name: reviewed.by, date: reviewed.date });
  return entry.kind === "article" ? words.notReviewed : undefined;
}

/** Medicine changes: an article of this age says so. */
const oldYears = 3;

/** How far an article can be trusted to be up to date; nothing for a new one. */
export function ageLine(
  { interface: { article: words } }: Site,
  { date, updated }: Pick<ArticleEntry, "date" | "updated">,
  now: Date,
) {
  if (updated) return { isOld: false, text: format(words.updated, { date: updated }) };
  if (!isYearsOld(date, oldYears, now)) return undefined;
  return { isOld: true, text: format(words.written, { year: isoDate(date).slice(0, 4) }) };
}

/** Made once for a site: there may be thousands of pages. */
const labels = new WeakMap<Site, Map<string, string>>();
function labelsOf(site: Site): Map<string, string> {
  const known = labels.get(site) ?? new Map(pagesOf(site).map(({ path, label }) => [path, label]));
  labels.set(site, known);
  return known;
}
