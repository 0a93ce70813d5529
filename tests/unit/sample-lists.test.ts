/** Every sample is reported: by its list, by the mark of a text that is to be written, and by its value. */
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { hasSamples } from "../../site/check/checks.ts";
import { inventedIn, shippedSamples } from "../../site/check/preflight/samples.ts";
import { sourceOf } from "../../site/check/text/texts.ts";
import { readSite } from "../../site/load.server.ts";
import { isAdvice } from "../../site/read/problem.ts";
import { preflight } from "../../tools/preflight.ts";
import { frozenTime as now, practices } from "../practices.ts";
import { Copy } from "./content/copy.ts";

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

/** A practice without its lists of samples. */
function withoutLists(root: string) {
  const content = new Copy("everything", root);
  for (const [file, text] of sourceOf(content.root, now).texts)
    content.write(file, text.replace(/^sample:\n(?: +- .*\n)+/m, ""));
  return content;
}

test("the starter without its sample lists: every text to be written and every unchanged name is found, unless accepted", () => {
  using content = withoutLists("examples/starter");
  const { texts } = sourceOf(content.root, now);
  const asking = [...texts].flatMap(([file, text]) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        /\bWrite\b|Your (Practice|City|Service)|First Last/.test(line) ? [`${file}:${index + 1}`] : [],
      ),
  );
  expect(asking.length).toBeGreaterThan(35);
  expect(placesIn(content.root)).toEqual(expect.arrayContaining(asking));
  expect(hasSamples(readSite(content.root), sourceOf(content.root, now))).toBe(true);
  content.edit("practice.yaml", /\n$/, "\naccepted:\n  - text: Your Practice\n");
  expect(placesIn(content.root)).not.toContain("practice.yaml:1");
  expect(placesIn(content.root)).toContain("providers/first-last-md.md:2");
});

test("an address and a health text without their sample entries are found, the text until it is signed", () => {
  using content = withoutLists("examples/juniper-pediatrics");
  const found = () =>
    preflight(content.root, now)
      .filter(({ reason }) => reason?.why.startsWith("This is still the"))
      .map(({ file, path: field }) => `${file} ${String(field[0])}`);
  const text = "services/newborn-care.md body";
  expect(found()).toEqual(expect.arrayContaining(["locations/flagstaff-az.md street", text]));
  const review = 'reviewed: { by: "Ana Ruiz, MD", date: "Nov 01, 2026", next: "Nov 01, 2027" }';
  content.edit("services/newborn-care.md", "---\n", `---\n${review}\n`);
  expect(found()).not.toContain(text);
});

test.each(["examples/starter", "examples/juniper-pediatrics"])(
  "the samples of %s are known by their values",
  (root) => {
    const shipped = shippedSamples();
    const prints = [...sourceOf(root, now).texts].flatMap(([file, text]) => inventedIn(file, text));
    expect(prints.length).toBeGreaterThan(3);
    expect(prints.filter((print) => !shipped.has(print))).toEqual([]);
  },
);
