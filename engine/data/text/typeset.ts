/**
 * Text as a typesetter would set it: curly quotes, and no line break inside a time, a TTY number, a title or a credential, nor
 * before 911 and 988.
 */

import type { Inline } from "../schema/blocks.ts";
import { plainWords } from "./words.ts";

const space = "\u00a0";
/** Not U+2011, the hyphen that does not break: our fonts have none. */
const joiner = "\u2060";

/** Words that begin with an apostrophe, and years: 'tis, rock 'n' roll, the '90s. */
const shortened = /^(?:tis|twas|til|em|n|cause|bout|round|\d0s|\d\d)(?![\p{L}\p{N}])/iu;
const startsQuote = /^[\s([{–—/“‘"']?$/u;

/** Every sign becomes one sign, so that a text in several parts can be set as a whole and cut up again. */
export function typesetLine(text: string): string {
  return withCurlyQuotes(text)
    .replace(/(?<=\d) (?=[AP]M\b|[ap]\.m\.)/g, space)
    .replace(/(?<=\bTTY:?) (?=\d)/g, space)
    .replace(/(?<=\bDra?\.) (?=\p{Lu})/gu, space)
    .replace(/(?<=\b(?:call|text|dial|al)) (?=(?:911|988)\b)/gi, space)
    .replace(/(?<=\p{L},) (?=(?:MD|DO|PhD|PsyD|DNP|FNP|NP|PA|RN|LCSW)\b)/gu, space);
}

function withCurlyQuotes(text: string): string {
  if (!/["']/.test(text)) return text;
  let set = "";
  let isDoubleOpen = false;
  let isSingleOpen = false;
  for (const [index, sign] of [...text].entries()) {
    set += sign === '"' ? double(index) : sign === "'" ? single(index) : sign;
  }
  return set;

  function double(index: number): string {
    const before = set.slice(-1);
    const after = text.slice(index + 1);
    // 5'4" and a 12" ruler are measures, unless the quote closes one that was opened before.
    if (/\d$/.test(set) && (!isDoubleOpen || /\d'\s?\d+$/.test(set))) return '"';
    isDoubleOpen = startsQuote.test(before) && /^\S/.test(after);
    return isDoubleOpen ? "“" : "”";
  }

  function single(index: number): string {
    const before = set.slice(-1);
    const after = text.slice(index + 1);
    if (startsQuote.test(before)) {
      if (shortened.test(after)) return "’";
      if (!/^\S/.test(after)) return "'";
      isSingleOpen = true;
      return "‘";
    }
    // 6' is a measure; the 1990's and 'the top 10' are not.
    if (/\d/.test(before) && !/^\p{L}/u.test(after) && !isSingleOpen) return "'";
    if (!/^\p{L}/u.test(after)) isSingleOpen = false;
    return "’";
  }
}

/** check-up, e-mail, same-day and long-term stay whole, and numbers that spell a word, such as 844-534-HOPE. */
const keepHyphens = (text: string) =>
  text
    .replace(/\b(check|e|same|long)-(?=(?:ups?|mail(?:s|ed)?|day|term)\b)/gi, `$1${joiner}-${joiner}`)
    .replace(/\b\d[\d-]*(?:-[A-Z]{3,})+\b/g, (word) => word.replaceAll("-", `${joiner}-${joiner}`));

export const typeset = (text: string) => keepHyphens(typesetLine(text));

/** A quote may begin before the strong words and end after them. */
export function typesetParts(parts: Inline[]): Inline[] {
  const set = typesetLine(plainWords(parts));
  let end = 0;
  return parts.map((part) => {
    const start = end;
    end += plainWords([part]).length;
    const words = keepHyphens(set.slice(start, end));
    if (typeof part === "string") return words;
    return "strong" in part ? { strong: words } : "em" in part ? { em: words } : { ...part, link: words };
  });
}
