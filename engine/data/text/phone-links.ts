/** Phone numbers and e-mail addresses as links. */
import type { Inline } from "../schema/blocks.ts";

/** A US phone number: (623) 555-0142, 1-800-222-1222. */
export const phoneNumber = /(?<![\d-])(?:1[ .-])?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[.-]\d{4}(?![\d-])/g;

/** In `tel:` form. Short numbers such as 911 get no country code. */
export function dialed(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.length <= 6 ? digits : `+1${digits.replace(/^1(?=\d{10}$)/, "")}`;
}

export const phoneLink = (phone: string, isMessage = false, message?: string) =>
  `${isMessage ? "sms" : "tel"}:${dialed(phone)}${message ? `?&body=${encodeURIComponent(message)}` : ""}`;
export const mailLink = (email: string) => `mailto:${email}`;

const number = new RegExp(`(${phoneNumber.source})`);
export const withPhoneLinks = (text: string): Inline[] =>
  text
    .split(number)
    .map((part, index) => (index % 2 ? { link: part, href: phoneLink(part) } : part))
    .filter(Boolean);
