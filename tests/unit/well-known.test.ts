/** security.txt (RFC 9116) and gpc.json of other practices: the outlines have those of the frozen one. */
import { expect, test } from "vitest";
import { siteFiles } from "../../engine/build/site-files.ts";
import { loadSite } from "../../engine/data/load.server.ts";

const site = loadSite();
type Security = NonNullable<typeof site.practice.security>;
const securityFile = (security: Security | undefined) =>
  siteFiles({ ...site, practice: { ...site.practice, security } })["/.well-known/security.txt"];

test.each([
  [undefined, "mailto:front.desk@penasco.example"],
  ["https://report.penasco.example/", "https://report.penasco.example/"],
])("with the contact %s, security.txt names %s", (contact, named) => {
  expect(securityFile({ expires: "Oct 01, 2027", contact })?.()).toMatch(`Contact: ${named}\n`);
});

test("there is no security.txt unless the practice wants it, and no day in gpc.json without a privacy policy", () => {
  expect(securityFile(undefined)).toBeUndefined();
  expect(siteFiles({ ...site, textPages: [] })["/.well-known/gpc.json"]?.()).toBe('{"gpc":true}\n');
});
