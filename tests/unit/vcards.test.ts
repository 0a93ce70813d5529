/** Contact cards of offices (RFC 6350). */
import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeText, fold, vcard } from "../../pipeline/vcards.ts";
import { readSite } from "../../site/load.server.ts";

const site = readSite();
const [, office] = site.locations;
if (!office) throw new Error("the practice has two offices");

it("has the office's phone, address, place, page and hours", () => {
  expect(vcard(site, office).split("\r\n")).toEqual([
    ...["BEGIN:VCARD", "VERSION:4.0", "KIND:org"],
    "UID:https://www.penasco.example/location/monte-vista-co#clinic",
    "FN:Peñasco Family Medicine Monte Vista",
    "N:;;;;",
    "ORG:Peñasco Family Medicine;Monte Vista",
    "X-ABShowAs:COMPANY",
    "TEL;TYPE=work,voice:+17195550121",
    "TEL;TYPE=work,fax:+15755550120",
    "EMAIL;TYPE=work:front.desk@penasco.example",
    "ADR;TYPE=work:;;77 First Avenue;Monte Vista;CO;81144;USA",
    "GEO:geo:37.579,-106.148",
    "TZ:America/Denver",
    "URL:https://www.penasco.example/location/monte-vista-co",
    "NOTE:Monday–Thursday 8AM–12PM\\, 1PM–5PM\\nFriday 8AM–12PM\\nSaturday",
    " –Sunday closed",
    ...["END:VCARD", ""],
  ]);
});

it("escapes special characters, and has the unit in the street", () => {
  const name = "Smith, Jones; Sons \\ Co\nPhoenix";
  const card = vcard({ ...site, practice: { ...site.practice, name } }, { ...office, unit: "Suite B" });
  expect(card).toContain("\r\nORG:Smith\\, Jones\\; Sons \\\\ Co\\nPhoenix;Monte Vista\r\n");
  expect(card).toContain(";;77 First Avenue\\, Suite B;");
});

it("lines survive folding, and no character is split", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      const line = escapeText(text);
      const folded = fold(line);
      const fits = (part: string) => Buffer.byteLength(part) <= 75 && Buffer.from(part).toString() === part;
      return folded.split("\r\n").every(fits) && folded.replaceAll("\r\n ", "") === line;
    }),
  );
  expect(fold("a".repeat(75))).toBe("a".repeat(75));
  expect(fold(`${"a".repeat(74)}ñ`)).toBe(`${"a".repeat(74)}\r\n ñ`);
});
