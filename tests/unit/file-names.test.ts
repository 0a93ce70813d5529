/** Names of files in plain letters, as the forms make them, and which names fit a person. */
import { expect, test } from "vitest";
import { checkFileNames } from "../../engine/data/check/file-names.server.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { plainSlug } from "../../engine/data/read/slug.ts";
import { frozenTime } from "../practices.ts";

test.each([
  ["María López, MD", "maria-lopez-md"],
  ["Señora Ärmel", "senora-armel"],
  ["Bjørn Weiß", "bjorn-weiss"],
  ["Đặng Łukasz", "dang-lukasz"],
  ["王", ""],
])("%s in plain letters is %s", (name, plain) => {
  expect(plainSlug(name)).toBe(plain);
});

const site = readSite("tests/practice/content", frozenTime);
const [person] = site.providers;

test.each([
  ["zoe-o-brien-md", "Zoë O'Brien", true],
  ["zoe-obrien-md", "Zoë O'Brien", true],
  ["zoë-obrien-md", "Zoë O'Brien", true],
  ["Zoe-OBrien-md", "Zoë O'Brien", false],
  ["zoe-brien-md", "Zoë O'Brien", false],
  ["王-md", "王", true],
  ["李-md", "王", false],
])("the file %s of %s", (slug, name, fits) => {
  const named = { ...person, slug, name, credential: "MD", file: `providers/${slug}.md` } as typeof person;
  const found = [...checkFileNames({ ...site, providers: [named as NonNullable<typeof named>] })];
  expect(found.length === 0).toBe(fits);
});
