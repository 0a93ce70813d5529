/** Contact cards of offices (RFC 6350). The outlines have a whole one. */
import { expect, it } from "vitest";
import { vcard } from "../../engine/build/vcards.ts";
import { readSite } from "../../engine/data/load.server.ts";

const site = readSite();
const [, office] = site.offices;
if (!office) throw new Error("the practice has two offices");

it("escapes special characters, and has the unit in the street", () => {
  const name = "Smith, Jones; Sons \\ Co\nPhoenix";
  const card = vcard({ ...site, practice: { ...site.practice, name } }, { ...office, unit: "Suite B" });
  expect(card).toContain("\r\nORG:Smith\\, Jones\\; Sons \\\\ Co\\nPhoenix;Monte Vista\r\n");
  expect(card).toContain(";;77 First Avenue\\, Suite B;");
});
