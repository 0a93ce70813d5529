/** {phone}, {hours}, {address} ... in any text become the practice's own: one edit changes every page. */
import type { Block, Inline } from "../schema/blocks.ts";

/** In an office's own file, the address and the hours are that office's; elsewhere those of the main office and the practice. */
const names = ["phone", "email", "practice", "address", "hours", "booking", "offices"] as const;
export type Facts = Record<(typeof names)[number], string>;

const placeholder = /\{([^{}]*)\}/g;
const isKnown = (name: string): name is keyof Facts => (names as readonly string[]).includes(name);

export const telLink = (phone: string) => `tel:+1${phone.replace(/\D/g, "")}`;
export const mailLink = (email: string) => `mailto:${email}`;

export function fillText(text: string, facts: Facts): string {
  return text.replace(placeholder, (whole, name: string) => (isKnown(name) ? facts[name] : whole));
}

/** Fills every string of a value, whatever its shape. */
export function fillDeep<T>(value: T, facts: Facts): T {
  if (typeof value === "string") return fillText(value, facts) as T;
  if (Array.isArray(value)) return value.map((entry) => fillDeep(entry, facts)) as T;
  if (value && typeof value === "object") {
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, fillDeep(entry, facts)]),
    ) as T;
  }
  return value;
}

/** In running text the phone number and the e-mail address become links as well. */
export function fillBlocks(blocks: Block[], facts: Facts): Block[] {
  const inlines = (parts: Inline[]) =>
    parts.flatMap((part): Inline[] =>
      typeof part === "string" ? linked(part, facts) : [fillDeep(part, facts)],
    );
  return blocks.map((block) => {
    if (block.type === "paragraph") return { ...block, text: inlines(block.text) };
    if (block.type === "list") return { ...block, items: block.items.map(inlines) };
    return fillDeep(block, facts);
  });
}

function linked(text: string, facts: Facts): Inline[] {
  return text.split(/(\{phone\}|\{email\})/).flatMap((part): Inline[] => {
    if (part === "{phone}") return [{ link: facts.phone, href: telLink(facts.phone) }];
    if (part === "{email}") return [{ link: facts.email, href: mailLink(facts.email) }];
    return part ? [fillText(part, facts)] : [];
  });
}

/**
 * A placeholder nobody can fill would be printed with its braces, and so would a brace left open: find both.
 * `own` names what the page itself fills in.
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
    remedy: "correct what stands between the braces, or write the words themselves without braces",
  };
}
