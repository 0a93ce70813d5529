/** Contact cards of offices (RFC 6350). The outlines have a whole one. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeText, fold, vcard } from "../../pipeline/vcards.ts";
import { readSite } from "../../site/load.server.ts";

const site = readSite();
const [, office] = site.locations;
if (!office) throw new Error("the practice has two offices");

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
