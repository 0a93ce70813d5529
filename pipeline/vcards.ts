/**
 * A contact card for each office: vCard 4.0 (RFC 6350), written so that address books which know only 3.0 take name,
 * number, mail, address and hours from it as well. They pass over the rest.
 */
import { hoursLines } from "../../app/content/hours.ts";
import { telLink } from "../../app/content/placeholders.ts";
import type { LocationEntry, Site } from "../../app/content/site.server.ts";
import { absoluteUrl } from "../../app/content/url.ts";

/** In a text value these signs would end it, and a line break would end the line. */
export const escapeText = (text: string) =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

const longestLine = 75;
const sizeOf = (text: string) => Buffer.byteLength(text, "utf8");

/** A line has at most 75 bytes; the rest goes on after a line break and a space. No letter is cut in two. */
export function fold(line: string): string {
  const parts = [""];
  for (const letter of line) {
    const current = parts.at(-1) ?? "";
    if (sizeOf(current + letter) <= longestLine) parts[parts.length - 1] = current + letter;
    else parts.push(` ${letter}`);
  }
  return parts.join("\r\n");
}

export function vcard(site: Site, location: LocationEntry): string {
  const { practice } = site;
  const { street, unit, city, state, zip, geo } = location;
  const url = absoluteUrl(site, `/location/${location.slug}`);
  const list = (...parts: string[]) => parts.map(escapeText).join(";");
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `UID:${url}#clinic`,
    `FN:${escapeText(`${practice.name} ${location.name}`)}`,
    // 3.0 demands a personal name; an organisation has an empty one.
    "N:;;;;",
    `ORG:${list(practice.name, location.name)}`,
    // Apple's address book files it under companies.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=work,voice:${telLink(practice.phone).replace("tel:", "")}`,
    `EMAIL;TYPE=work:${escapeText(practice.email)}`,
    `ADR;TYPE=work:${list("", "", unit ? `${street}, ${unit}` : street, city, state, zip, "USA")}`,
    `GEO:geo:${geo.latitude},${geo.longitude}`,
    `TZ:${escapeText(practice.timeZone)}`,
    `URL:${url}`,
    `NOTE:${escapeText(hoursLines(location.hours).join("\n"))}`,
    "END:VCARD",
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join("");
}
