/** Replaces {phone}, {hours}, {address} ... in any text with the practice's values. */
import type { Inline } from "../schema/blocks.ts";
import { mailLink, phoneLink, withPhoneLinks } from "../text/phone-links.ts";
import { plainWords } from "../text/words.ts";

/** In an office's file, {address} and {hours} are that office's; elsewhere the main office's address and the practice's hours. */
const names = ["phone", "email", "practice", "address", "hours", "booking", "offices"] as const;
export type Facts = Record<(typeof names)[number], string> & {
  /** The values in text that may contain links. */
  links: Record<string, Inline[]>;
};

const placeholder = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is (typeof names)[number] => (names as readonly string[]).includes(name);

/** Placeholders that become links in running text: {link: "{phone}", href: "{phone}"}. */
const linked = /(\{(?:phone|email|booking)\})/;
export const linkPlaceholders = (text: string): Inline[] =>
  text
    .split(linked)
    .filter(Boolean)
    .map((part) => (linked.test(part) ? { link: part, href: part } : part));

/** A line of plain text, with phone numbers as links. */
export const lineParts = (text: string): Inline[] =>
  linkPlaceholders(text).flatMap((part) => (typeof part === "string" ? withPhoneLinks(part) : [part]));

/** Values of the placeholders. `booking` still contains its own placeholders. */
export function factsOf(
  { phone, email, booking }: { phone: string; email: string; booking: Inline[] },
  others: Omit<Facts, "phone" | "email" | "booking" | "links">,
): Facts {
  const links = {
    "{phone}": [{ link: phone, href: phoneLink(phone) }],
    "{email}": [{ link: email, href: mailLink(email) }],
  };
  const facts = { ...others, phone, email, booking: "", links };
  const filled = fillDeep(booking, facts);
  return { ...facts, booking: plainWords(filled), links: { ...links, "{booking}": filled } };
}

/** Fills the placeholders in every string of a nested value. */
export function fillDeep<T>(value: T, facts: Facts): T {
  if (typeof value === "string") {
    return value.replace(placeholder, (whole, name: string) => (isKnown(name) ? facts[name] : whole)) as T;
  }
  if (Array.isArray(value)) {
    const filled = value.flatMap((entry) => facts.links[entry?.href] ?? [fillDeep(entry, facts)]);
    return (value.some((entry) => entry?.href in facts.links) ? joined(filled) : filled) as T;
  }
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillDeep(entry, facts)]),
    ) as T;
  }
  return value;
}

/** Joins adjacent strings. */
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
      return !isKnown(name) && !own.includes(name);
    });
}

export function placeholderProblem(found: string, own: readonly string[] = []) {
  return {
    expected: [...own, ...names].map((name) => `{${name}}`).join(" or "),
    received: found,
    remedy: "correct the word in the braces, or write the text itself without braces",
  };
}
