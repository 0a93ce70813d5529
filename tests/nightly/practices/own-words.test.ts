/** A practice's site contains no name, city, phone number or address of another practice. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSite } from "../../../engine/data/load.server.ts";
import { contentFolder } from "../../../engine/roots.ts";
import { practices } from "../../practices.ts";
import { decoded, files, read } from "../../support/built.ts";

/** The starter has placeholder names, such as "First Last". */
const others = practices.filter(
  ({ name, content }) => name !== "starter" && path.resolve(content) !== path.resolve(contentFolder()),
);

/** Strings that identify a practice. */
function namesOf(folder: string): string[] {
  const { practice, offices, providers } = readSite(folder);
  return [
    practice.name,
    practice.shortName,
    practice.phone,
    practice.email,
    new URL(practice.url).host,
    ...practice.social.map(({ url }) => new URL(url).pathname.replace(/^.*\//, "")),
    ...offices.flatMap(({ name, street, city, zip, slug }) => [name, street, city, zip, slug]),
    ...providers.flatMap(({ name, slug }) => [name, name.split(" ").at(-1) ?? "", slug]),
    // Two or three letters may occur anywhere in a script.
  ].filter((word) => word.length > 3);
}

const asWord = (word: string) =>
  new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\d])`, "iu");

const plain = (text: string) =>
  decoded(text)
    .replace(/[\u00a0\u202f]/g, " ")
    .replace(/[‘’]/g, "'")
    .replaceAll("\u2060", "");

/** All content of the practice, including URLs. */
const written = readdirSync(contentFolder(), { recursive: true, encoding: "utf8" })
  .map((file) =>
    /\.(md|ya?ml)$/.test(file) ? `${file} ${readFileSync(path.join(contentFolder(), file), "utf8")}` : file,
  )
  .join("\n");

const built = files
  .filter((file) => /\.(html|data|js|css|json|xml|txt|vcf|webmanifest)$/.test(file))
  .map((file) => ({ file, text: plain(read(file)) }));

for (const { name, content } of others)
  test(`contains nothing of ${name}, ${content}`, () => {
    const foreign = [...new Set(namesOf(content))].filter((word) => !asWord(word).test(written));
    // Otherwise this test compares a practice with itself.
    expect(foreign.length).toBeGreaterThan(5);
    const found = foreign.flatMap((word) => {
      const pattern = asWord(word);
      return built.filter(({ text }) => pattern.test(text)).map(({ file }) => `${file}: ${word}`);
    });
    expect(found).toEqual([]);
  });
