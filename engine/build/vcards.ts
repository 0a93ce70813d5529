/**
 * A vCard 4.0 (RFC 6350) for each office, written so that address books which only support 3.0 still read name,
 * phone, e-mail, address and hours. Long lines are not folded, which it recommends for mail and readers don't need.
 */

import type { OfficeEntry, Site } from "../data/read/site.server.ts";
import { hoursLines } from "../data/text/hours.ts";
import { dialed } from "../data/text/phone-links.ts";
import { absoluteUrl, identity } from "../data/view/url.ts";

/** Escapes the characters that end a text value or a line. */
const escapeText = (text: string) =>
  text.replace(/[\\,;]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, "\\n");

export function vcard(site: Site, location: OfficeEntry): string {
  const { practice } = site;
  const { street, unit, city, state, zip, geo, phone, fax } = location;
  const url = absoluteUrl(site, `/location/${location.slug}`);
  const list = (...parts: string[]) => parts.map(escapeText).join(";");
  return [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:org",
    `UID:${identity(site, `/location/${location.slug}`)}#clinic`,
    `FN:${escapeText(`${practice.name} ${location.name}`)}`,
    // 3.0 requires a personal name; organizations leave it empty.
    "N:;;;;",
    `ORG:${list(practice.name, location.name)}`,
    // Makes Apple Contacts treat it as a company.
    "X-ABShowAs:COMPANY",
    `TEL;TYPE=work,voice:${dialed(phone)}`,
    ...(fax ? [`TEL;TYPE=work,fax:${dialed(fax)}`] : []),
    `EMAIL;TYPE=work:${escapeText(practice.email)}`,
    `ADR;TYPE=work:${list("", "", unit ? `${street}, ${unit}` : street, city, state, zip, "USA")}`,
    `GEO:geo:${geo.latitude},${geo.longitude}`,
    `TZ:${escapeText(practice.timeZone)}`,
    `URL:${url}`,
    `NOTE:${escapeText(hoursLines(location.hours, { language: site.language }).join("\n"))}`,
    "END:VCARD",
    "",
  ].join("\r\n");
}
