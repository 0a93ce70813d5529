/** The content that `npm run new-practice` writes. */
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readSite } from "../../site/load.server.ts";
import { fault, tidy, writePractice } from "../../tools/new-practice.ts";
import { preflight } from "../../tools/preflight.ts";

const root = mkdtempSync(path.join(tmpdir(), "practice-"));

test("a new practice builds, with its facts in their places and files of the right names", () => {
  const phone = "(505) 234-0142";
  writePractice(root, {
    name: "Sandía: Smiles & Co",
    city: "Las Cruces",
    state: "NM",
    phone,
    color: "#5B2A86",
  });
  const { practice, locations, providers, theme, pages } = readSite(root);
  expect(practice).toMatchObject({
    name: "Sandía: Smiles & Co",
    phone,
    mainOffice: "las-cruces-nm",
    timeZone: "America/Denver",
  });
  expect(readdirSync(path.join(root, "locations"))).toEqual(["las-cruces-nm.md"]);
  expect(locations[0]).toMatchObject({ name: "Las Cruces", city: "Las Cruces", state: "NM" });
  expect(providers[0]?.offices).toEqual(["las-cruces-nm"]);
  expect(pages.home.title).toBe("Sandía: Smiles & Co in Las Cruces");
  expect(theme.colors).toEqual({ primary: "#5B2A86" });
  const mark = readFileSync(path.join(root, "images/brand/mark.svg"), "utf8");
  expect(mark).toContain("#5b2a86");
  expect(mark).not.toContain("#2f6f70");
});

test("what was asked is no sample any more, and the rest is", () => {
  const found = preflight(root).map(({ file, path: [field] }) => `${file} ${String(field)}`);
  for (const settled of ["name", "shortName", "phone"])
    expect(found).not.toContain(`practice.yaml ${settled}`);
  expect(found).toEqual(expect.arrayContaining(["practice.yaml email", "locations/las-cruces-nm.md zip"]));
});

test.each([
  ["state", "New Spain", "expected the two capital letters of a state, like AZ for Arizona"],
  ["phone", "505-234-0142", "expected a number written like (623) 555-0142"],
  ["color", "purple", /^expected # and six digits/],
  ["color", "#e0c040", /choose another shade: "#67581d" would do$/],
  ["color", "", undefined],
  ["city", "Mesa", undefined],
])("the answer %s %s", (name, answer, message) => {
  if (message instanceof RegExp) expect(fault(name, answer)).toMatch(message);
  else expect(fault(name, answer)).toBe(message);
});

test.each([
  ["state", "nm", "NM"],
  ["state", "New mexico", "NM"],
  ["state", "W. Va", "W. Va"],
  ["phone", "505.234.0142", "(505) 234-0142"],
  ["phone", "+1 505 234 0142", "(505) 234-0142"],
  ["phone", "ask us", "ask us"],
  ["name", "cedar 505 234 0142", "cedar 505 234 0142"],
])("the answer %s %s is written as %s", (name, answer, written) => {
  expect(tidy(name, answer)).toBe(written);
});
