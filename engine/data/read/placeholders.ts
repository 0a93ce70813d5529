/** Replaces {phone}, {hours}, {address} ... in any text with the practice's values. */

import { isPlaceholder, type Placeholder, placeholders } from "../labels/templates.ts";
import type { Inline } from "../schema/blocks.ts";
import { patientTasks } from "../schema/patient-links.ts";
import type { Practice } from "../schema/practice.ts";
import { capitalized } from "../text/names.ts";
import { linkInText, type PatientLinkLabels } from "../text/patient-links.ts";
import { mailLink, phoneLink, withPhoneLinks } from "../text/phone-links.ts";
import { plainWords } from "../text/words.ts";
import { suggestion } from "./problem.ts";

/** What each placeholder stands for, with links where a text may have them. */
export type Facts = Record<Placeholder, Inline[]>;

const placeholder = /\{([^{}]*)\}/g;

/** Plain text wherever they stand. The others become links in running text: {link: "{phone}", href: "{phone}"}. */
const plain = ["practice", "address", "hours", "offices", "speakers"] as const;
const linkNames = placeholders.filter((name) => !(plain as readonly string[]).includes(name));
const linked = new RegExp(`(\\{(?:${linkNames.join("|")})\\})`);
export const linkPlaceholders = (text: string): Inline[] =>
  text
    .split(linked)
    .filter(Boolean)
    .map((part) => (linked.test(part) ? { link: part, href: part } : part));

/** A line of plain text, with phone numbers as links. */
export const lineParts = (text: string): Inline[] =>
  linkPlaceholders(text).flatMap((part) => (typeof part === "string" ? withPhoneLinks(part) : [part]));

const lead = /^\*\*([^*\n]+)\*\*(?=\s|$)/;
export const withoutLead = (text: string) => text.replace(lead, "");

/** A line that may begin with strong words: **Call 911 if** someone faints. */
export function leadParts(text: string): Inline[] {
  const [, strong] = lead.exec(text) ?? [];
  return [...(strong ? [{ strong }] : []), ...lineParts(withoutLead(text))];
}

interface Written
  extends Pick<
    Practice,
    "phone" | "email" | "booking" | "afterHours" | "interpreters" | "complaints" | "copies" | "patientLinks"
  > {
  labels: PatientLinkLabels;
  /** Where and when one may come without an appointment, in a sentence. */
  walkIn: Inline[];
}

/** Values of the placeholders. `others` are plain text. */
export function factsOf(
  { phone, email, booking, afterHours, patientLinks, labels, walkIn, ...optional }: Written,
  others: Record<(typeof plain)[number], string>,
): Facts {
  const facts = {
    ...Object.fromEntries(Object.entries(others).map(([name, words]) => [name, [words]])),
    phone: [{ link: phone, href: phoneLink(phone) }],
    email: [{ link: email, href: mailLink(email) }],
  } as Facts;
  for (const task of patientTasks) {
    const link = patientLinks[task];
    facts[task] = link ? linkInText(task, link, labels) : fillDeep(labels.byPhone, facts);
  }
  const { interpreters = [], complaints = [], copies = [] } = optional;
  // Each may name the ones before it.
  const written = {
    ...{ booking: patientLinks.book ? labels.booking : booking, afterHours, interpreters },
    ...{ complaints, copies, walkIn },
  };
  for (const [name, parts] of Object.entries(written)) facts[name as Placeholder] = fillDeep(parts, facts);
  return facts;
}

/** Fills the placeholders in every string of a nested value. */
export function fillDeep<T>(value: T, facts: Facts): T {
  if (typeof value === "string") {
    const filled = value.replace(placeholder, (whole, name: string, index: number) => {
      if (!isPlaceholder(name)) return whole;
      const words = plainWords(facts[name] ?? []);
      return isPhrase(name) && startsSentence(value.slice(0, index)) ? capitalized(words) : words;
    });
    // Hours in Spanish end with a period of their own.
    return filled.replace(/(?<=[ap]\.m\.)\./g, "") as T;
  }
  if (Array.isArray(value)) {
    const nameOf = (entry: { href?: string }) => linked.test(entry?.href ?? "") && entry.href?.slice(1, -1);
    const filled = value.flatMap((entry, index) => {
      const name = nameOf(entry);
      if (!name) return [fillDeep(entry, facts)];
      const parts = facts[name as Placeholder] ?? [];
      const isStart = isPhrase(name) && startsSentence(plainWords(value.slice(0, index) as Inline[]));
      return isStart ? withCapital(parts) : parts;
    });
    return (value.some(nameOf) ? joined(filled) : filled) as T;
  }
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillDeep(entry, facts)]),
    ) as T;
  }
  return value;
}

/** "call (623) 555-0142" is part of a sentence, unlike a number or an address. */
const isPhrase = (name: string) => (patientTasks as readonly string[]).includes(name);
const startsSentence = (before: string) => /(?:^|[.?!]["”’)]?)\s*$/.test(before);

function withCapital([first, ...rest]: Inline[]): Inline[] {
  if (first === undefined) return rest;
  if (typeof first === "string") return [capitalized(first), ...rest];
  return "link" in first ? [{ ...first, link: capitalized(first.link) }, ...rest] : [first, ...rest];
}

function joined(parts: Inline[]): Inline[] {
  const all: Inline[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (typeof part === "string" && typeof last === "string") all[all.length - 1] = last + part;
    else all.push(part);
  }
  return all;
}

/**
 * Finds unknown placeholders and unclosed braces, which would be printed as they are.
 * `own` lists placeholders that the page fills in itself.
 */
export function unknownPlaceholders(text: string, own: readonly string[] = []) {
  return [...text.matchAll(/\{[^{}\n]{0,30}\}?|\}/g)]
    .map((match) => ({ found: match[0], index: match.index }))
    .filter(({ found }) => {
      const name = /^\{(.*)\}$/.exec(found)?.[1] ?? "";
      return !isPlaceholder(name) && !own.includes(name);
    });
}

export function placeholderProblem(found: string, own: readonly string[] = []) {
  const known = [...own, ...placeholders].map((name) => `{${name}}`);
  const otherwise = "correct the word in the braces, or write the text itself without braces";
  return { expected: known.join(" or "), found, todo: suggestion(found, known, otherwise) };
}
