/** Every sample is reported: by its list, and by the mark of a text that is to be written. */
import { expect, test } from "vitest";
import { parse } from "yaml";
import { preflight } from "../../engine/cli/preflight.ts";
import { hasSamples } from "../../engine/data/check/checks.ts";
import { sourceOf } from "../../engine/data/check/text/texts.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { frozen, juniper, frozenTime as now } from "../practices.ts";
import { Copy } from "./content/copy.ts";

function listedIn(file: string, text: string): string[] {
  const yaml = file.endsWith(".md") ? (/^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text;
  const { sample = [] } = (parse(yaml) ?? {}) as { sample?: string[] };
  return sample.map((field) => `${file} ${field}`);
}

// Not the owner's content, which is the slowest to read: its lists have no other fields than these.
test.each([frozen.content, juniper.content, "engine/starter/content"])("the lists of %s", (root) => {
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

test("the starter without its sample lists: every text to be written is found", () => {
  using content = new Copy("everything", "engine/starter/content");
  for (const [file, text] of sourceOf(content.root, now).texts)
    content.write(file, text.replace(/^sample:\n(?: +- .*\n)+/m, ""));
  const asking = [...sourceOf(content.root, now).texts].flatMap(([file, text]) =>
    text.split("\n").flatMap((line, index) => (/\bWrite\b/.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  const found = preflight(content.root, now).map(({ file, line }) => `${file}:${line}`);
  expect(asking.length).toBeGreaterThan(30);
  expect(found).toEqual(expect.arrayContaining(asking));
  expect(hasSamples(readSite(content.root), sourceOf(content.root, now))).toBe(true);
});
