/** Phone numbers as links. */
import type { Inline } from "../schema/blocks.ts";

/** A number of the United States written out: (623) 555-0142, 1-800-222-1222. */
export const phoneNumber = /(?<![\d-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[.-]\d{4}(?![\d-])/g;

/** The link of a number: short ones such as 911 have no country in front. */
export function numberLink(phone: string, isMessage = false): string {
  const digits = phone.replace(/\D/g, "");
  const number = digits.length <= 6 ? digits : `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
  return `${isMessage ? "sms" : "tel"}:${number}`;
}

/** A line without Markdown: its numbers become links. */
export function withPhoneLinks(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(phoneNumber)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push({ link: match[0], href: numberLink(match[0]) });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
