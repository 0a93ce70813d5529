/** Preflight reports every field on every `sample` list, as the files have them. */
import path from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { medicalReviewFindings } from "../../site/check/preflight/reviews.ts";
import { sampleFindings } from "../../site/check/preflight/samples.ts";
import { textsOf } from "../../site/check/text/texts.ts";
import { readSite } from "../../site/load.server.ts";
import { practices } from "../practices.ts";

function listedIn(file: string, text: string): string[] {
  const yaml = file.endsWith(".md") ? (/^---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "") : text;
  const { sample = [] } = (parse(yaml) ?? {}) as { sample?: string[] };
  return sample.map((field) => `${file} ${field}`);
}

// Not the owner's content, which is the slowest to read: its lists have no other fields than these.
test.each(practices.filter(({ name }) => name !== "own"))("$content", ({ content }) => {
  const root = path.resolve(content);
  const site = readSite(root);
  const drafts = site.drafts.map(({ file }) => file);
  const listed = [...textsOf(root)]
    .filter(([file]) => !drafts.includes(file))
    .flatMap(([file, text]) => listedIn(file, text));
  const found = [
    ...sampleFindings(site).map((finding) => `${finding.file} ${finding.path.join(".")}`),
    // The text of an article that no clinician has signed is reported by its missing review.
    ...medicalReviewFindings(site, "2026-11-15")
      .filter((finding) => finding.path.join() === "reviewed")
      .map(({ file }) => `${file} body`),
  ];
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((entry) => !found.includes(entry))).toEqual([]);
});
