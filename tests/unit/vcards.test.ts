import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeText, fold, vcard } from "../../pipeline/vcards.ts";
import { readSite } from "../../site/load.server.ts";
import { hoursLines } from "../../site/text/hours.ts";

const content = readSite();
const site = {
  ...content,
  practice: { ...content.practice, url: "https://www.verdin.example" },
};

/** Parses a card: unfolds lines, and splits name, parameters and value. */
function read(card: string) {
  expect(card.endsWith("\r\n")).toBe(true);
  expect(card.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const lines = card.replaceAll("\r\n ", "").trimEnd().split("\r\n");
  return new Map(
    // Of several with one name, the first: voice before fax.
    lines.reverse().map((line) => {
      const [head = "", ...value] = line.split(":");
      return [head.split(";")[0] ?? "", value.join(":")];
    }),
  );
}
const plain = (text: string) =>
  text.replace(/\\(.)/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
const parts = (value = "") => value.split(/(?<!\\);/).map(plain);

describe("the contact card of an office", () => {
  it.each(site.locations.map((location) => [location.name, location] as const))("%s", (_, location) => {
    const card = vcard(site, location);
    const fields = read(card);
    expect(card.startsWith("BEGIN:VCARD\r\nVERSION:4.0\r\n")).toBe(true);
    expect(card.endsWith("END:VCARD\r\n")).toBe(true);
    expect(plain(fields.get("FN") ?? "")).toBe(`${site.practice.name} ${location.name}`);
    expect(parts(fields.get("ORG"))).toEqual([site.practice.name, location.name]);
    expect(fields.get("N")).toBe(";;;;");
    expect(fields.get("TEL")).toBe(location.name === "Taos" ? "+15755550119" : "+17195550121");
    expect(fields.get("EMAIL")).toBe(site.practice.email);
    expect(parts(fields.get("ADR"))).toEqual([
      "",
      "",
      location.unit ? `${location.street}, ${location.unit}` : location.street,
      location.city,
      location.state,
      location.zip,
      "USA",
    ]);
    expect(fields.get("GEO")).toBe(`geo:${location.geo.latitude},${location.geo.longitude}`);
    expect(fields.get("URL")).toBe(`https://www.verdin.example/location/${location.slug}`);
    expect(plain(fields.get("NOTE") ?? "")).toBe(hoursLines(location.hours).join("\n"));
    for (const line of card.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it("escapes special characters in a name", () => {
    const name = "Smith, Jones; Sons \\ Co\nPhoenix";
    const [location] = site.locations;
    if (!location) throw new Error("no office");
    const fields = read(vcard({ ...site, practice: { ...site.practice, name } }, location));
    expect(parts(fields.get("ORG"))).toEqual([name, location.name]);
    expect(fields.get("FN")).toContain("Smith\\, Jones\\; Sons \\\\ Co\\nPhoenix");
  });
});

describe("lines of a card", () => {
  it("survive folding, and no character is split", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
        const line = escapeText(text);
        const folded = fold(line);
        const fits = (part: string) => Buffer.byteLength(part) <= 75 && Buffer.from(part).toString() === part;
        return folded.split("\r\n").every(fits) && folded.replaceAll("\r\n ", "") === line;
      }),
    );
  });

  it("fold at the last byte that fits", () => {
    expect(fold("a".repeat(75))).toBe("a".repeat(75));
    expect(fold("a".repeat(76))).toBe(`${"a".repeat(75)}\r\n a`);
    expect(fold(`${"a".repeat(74)}ñ`)).toBe(`${"a".repeat(74)}\r\n ñ`);
    expect(fold("a".repeat(150))).toBe(`${"a".repeat(75)}\r\n ${"a".repeat(74)}\r\n a`);
  });
});
