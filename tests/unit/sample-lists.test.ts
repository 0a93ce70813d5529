/** Every sample is reported: by its list, by the mark of a text that is to be written, and by its value. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { hasSamples } from "../../site/check/checks.ts";
import { inventedIn } from "../../site/check/preflight/samples.ts";
import { shippedSamples } from "../../site/check/preflight/shipped-samples.ts";
import { sourceOf } from "../../site/check/text/texts.ts";
import { readSite } from "../../site/load.server.ts";
import { isAdvice } from "../../site/read/problem.ts";
import { preflight } from "../../tools/preflight.ts";
import { practices } from "../practices.ts";

const now = new Date("2026-11-15T19:00:00Z");
const placesIn = (root: string) =>
  preflight(root, now)
    .filter((finding) => !isAdvice(finding))
    .map(({ file, line }) => `${file}:${line}`);

function listedIn(file: string, text: string): string[] {
  const yaml = file.endsWith(".md") ? (/^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text;
  const { sample = [] } = (parse(yaml) ?? {}) as { sample?: string[] };
  return sample.map((field) => `${file} ${field}`);
}

// Not the owner's content, which is the slowest to read: its lists have no other fields than these.
test.each(practices.filter(({ name }) => name !== "own"))("the lists of $content", ({ content }) => {
  const root = path.resolve(content);
  const drafts = readSite(root).drafts.map(({ file }) => file);
  const listed = [...sourceOf(root, now).texts]
    .filter(([file]) => !drafts.includes(file))
    .flatMap(([file, text]) => listedIn(file, text));
  const found = preflight(root, now).flatMap(({ file, path: field }) => [
    `${file} ${String(field[0])}`,
    // The text of an article that no clinician has signed is reported by its missing review.
    ...(field[0] === "reviewed" ? [`${file} body`] : []),
  ]);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((entry) => !found.includes(entry))).toEqual([]);
});

const folder = mkdtempSync(path.join(tmpdir(), "starter-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the starter without its sample lists: every text to be written and every unchanged name is found", () => {
  cpSync("examples/starter", folder, { recursive: true });
  const { texts } = sourceOf(folder, now);
  for (const [file, text] of texts) {
    const settled = text
      .replace(/^sample:\n(?: +- .*\n)+/m, "")
      .replace("(555) 555-0100", "(505) 234-0142")
      .replaceAll("your-practice.example", "desertcare.com");
    writeFileSync(path.join(folder, file), settled);
  }
  const found = placesIn(folder);
  const asking = [...texts.keys()].flatMap((file) =>
    readFileSync(path.join(folder, file), "utf8")
      .split("\n")
      .flatMap((line, index) =>
        /\bWrite\b|Your (Practice|City|Service)|First Last/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(asking.length).toBeGreaterThan(35);
  expect(asking.filter((place) => !found.includes(place))).toEqual([]);
  expect(hasSamples(readSite(folder), sourceOf(folder, now))).toBe(true);
});

test("an address and a health text without their sample entries are found, the text until it is signed", () => {
  const copy = mkdtempSync(path.join(tmpdir(), "juniper-"));
  cpSync("examples/juniper-pediatrics", copy, { recursive: true });
  for (const [file, text] of sourceOf(copy, now).texts)
    writeFileSync(path.join(copy, file), text.replace(/^sample:\n(?: +- .*\n)+/m, ""));
  const found = () =>
    preflight(copy, now)
      .filter(({ reason }) => reason?.why.startsWith("This is still the"))
      .map(({ file, path: field }) => `${file} ${String(field[0])}`);
  expect(found()).toEqual(
    expect.arrayContaining(["locations/flagstaff-az.md street", "services/newborn-care.md body"]),
  );
  const service = path.join(copy, "services/newborn-care.md");
  const review = 'reviewed: { by: "Ana Ruiz, MD", date: "Nov 01, 2026", next: "Nov 01, 2027" }';
  writeFileSync(service, readFileSync(service, "utf8").replace("---\n", `---\n${review}\n`));
  expect(found()).not.toContain("services/newborn-care.md body");
});

test("a value that happens to be the sample's may be accepted", () => {
  const line = "accepted:\n  - text: Your Practice\n";
  writeFileSync(
    path.join(folder, "practice.yaml"),
    readFileSync(path.join(folder, "practice.yaml"), "utf8") + line,
  );
  expect(placesIn(folder)).not.toContain("practice.yaml:1");
  expect(placesIn(folder)).toContain("providers/first-last-md.md:2");
});

test.each(["examples/starter", "examples/juniper-pediatrics"])(
  "the samples of %s are known by their values",
  (root) => {
    const prints = [...sourceOf(root, now).texts].flatMap(([file, text]) => inventedIn(file, text));
    expect(prints.length).toBeGreaterThan(3);
    expect(prints.filter((print) => !shippedSamples.has(print))).toEqual([]);
  },
);
