/** What only a person can say, for the page Publish: that a made-up value is right as it is, and that they have read a text. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isSeq, stringify } from "yaml";
import { safetyFindings } from "../data/check/preflight/safety.server.ts";
import { parseFile } from "../data/edit/canonical.ts";
import { withChangedFields } from "../data/edit/document.ts";
import { labelOf } from "../data/edit/form-words.ts";
import { kindOf } from "../data/kinds/kinds.ts";
import { filesOf, isPage } from "../data/pages.ts";
import type { Site } from "../data/read/site.server.ts";
import { plainWords } from "../data/text/words.ts";
import { siteIn } from "./waiting.ts";

interface MadeUp {
  file: string;
  field: string;
  /** Of its page or form, and of its box. */
  title: string;
  label: string;
  /** In short. */
  value: string;
}

export interface ToConfirm {
  madeUp: MadeUp[];
  /** Spanish files whose translation nobody has signed of today's English. */
  unsigned: { file: string; says: string }[];
  /** The emergency cards, if no clinician of the practice has read them as they are. */
  cards: { title: string; lines: string[] }[];
}

/** Read anew for each visit. Nothing while a mistake keeps the content from being read: then the check names it. */
export function toConfirm(root: string): ToConfirm {
  const site = siteIn(root);
  if (!site) return { madeUp: [], unsigned: [], cards: [] };
  return { madeUp: madeUpIn(root, site), unsigned: unsignedIn(site), cards: cardsToRead(site) };
}

function madeUpIn(root: string, site: Site): MadeUp[] {
  return filesOf(site).flatMap((content) => {
    const { file, sample } = content;
    const kind = sample.length > 0 ? kindOf(file) : undefined;
    if (!kind) return [];
    const title = isPage(content) ? content.label : kind.label;
    const values = parseFile(kind, readFileSync(path.join(root, file), "utf8")) ?? {};
    return sample.map((field) => ({
      ...{ file, field, title },
      label: field === "body" ? "Text" : labelOf(field),
      value: inShort(values[field]),
    }));
  });
}

function inShort(value: unknown): string {
  const text = typeof value === "string" ? value : stringify(value ?? "", { lineWidth: 0 });
  return text.length > 200 ? `${text.slice(0, 200)} …` : text;
}

const unsignedIn = ({ translations }: Site): ToConfirm["unsigned"] =>
  translations
    // Without an English file there is nothing to compare.
    .filter(({ current, reviewer, isCurrent }) => current && !(reviewer && isCurrent))
    .map(({ file, by, of, reviewer }) => {
      if (!reviewer) return { file, says: `by ${by}, not signed yet` };
      return { file, says: of ? `signed by ${reviewer}; the English has changed since` : "not signed yet" };
    });

function cardsToRead(site: Site): ToConfirm["cards"] {
  const waits = [...safetyFindings(site)].some(({ path: [field] }) => field === "safety");
  if (!waits) return [];
  return site.safety.cards.map(({ title, signs, action }) => ({
    title,
    lines: [...signs, ...action].map(plainWords),
  }));
}

/** Takes a field off the list of what is made up. False if it isn't there. */
export function markAsRight(root: string, file: string, field: string): boolean {
  if (!toConfirm(root).madeUp.some((one) => one.file === file && one.field === field)) return false;
  const place = path.join(root, file);
  const text = withChangedFields(file, readFileSync(place, "utf8"), (fields) => {
    const sample = fields.get("sample");
    if (!isSeq(sample)) return;
    const left = sample.toJSON().indexOf(field);
    sample.delete(left);
    if (sample.items.length === 0) fields.delete("sample");
  });
  writeFileSync(place, text);
  return true;
}
