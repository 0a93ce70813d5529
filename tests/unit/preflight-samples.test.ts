import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import {
  addField,
  edit,
  musts,
  placesOf,
  provider,
  root,
  sampleIn,
  set,
  withContentCopies,
} from "./preflight-content.ts";

withContentCopies();

const socialAtExample = (text: string) =>
  text.replace(/https:\/\/www\.instagram\S+/, "https://x.com/an.example");
type Case = [file: string, change: (text: string) => string, ...found: string[]];
const addText = (words: string) => (text: string) => `${text}\n${words}\n`;

/** Each breaks the content in one way, with the expected finding. */
const addresses: Case[] = [
  ["practice.yaml", set("phone", "(480) 555-0199"), "patients practice.yaml phone"],
  ["practice.yaml", set("email", "a@b.example"), "patients practice.yaml email"],
  ["practice.yaml", set("url", "https://x.example"), "patients practice.yaml url"],
  ["practice.yaml", socialAtExample, "patients practice.yaml social"],
  ["practice.yaml", set("feedbackUrl", "https://x.example/r"), "patients practice.yaml feedbackUrl"],
  ["blogs/blog-3.md", addText("Call (623) 555-0100."), "patients blogs/blog-3.md text"],
  ["services/foot-care.md", addText("Mail us@verdin.example."), "patients services/foot-care.md text"],
];
const trust: Case[] = [
  ["testimonials.yaml", set("source", "Sample"), "law testimonials.yaml reviews.0.source"],
  [
    "testimonials.yaml",
    set("authorizationOnFile", "false"),
    "law testimonials.yaml reviews.0.authorizationOnFile",
  ],
  ["testimonials.yaml", set("repeat", "6"), "law testimonials.yaml repeat"],
  ["pages/nondiscrimination.md", set("review", "needed"), "law pages/nondiscrimination.md review"],
  ["pages/language-assistance.yaml", set("review", "needed"), "law pages/language-assistance.yaml review"],
];
/** A sample list with these fields, and who must act for each of them. */
const listOf = ([file, fields]: [file: string, fields: string]): Case => {
  const found = fields.split(", ").map((one) => one.split(" "));
  const names = found.map(([, field]) => field).join(", ");
  return [file, sampleIn(names), ...found.map(([group, field]) => `${group} ${file} ${field}`)];
};
const lists: [file: string, fields: string][] = [
  [
    "practice.yaml",
    "patients name, patients phone, patients email, search url, search social, patients holidays",
  ],
  ["testimonials.yaml", "law reviews"],
  ["pages/privacy-policy.md", "law body"],
  [provider, "law name, law credential, patients image, patients languages"],
  ["locations/taos-nm.md", "search geo, patients parking, patients street, patients city, patients zip"],
  ["services/yearly-checkups.md", "patients body, patients questions"],
  ["blogs/blog-3.md", "patients body"],
  ["pages/population-health.yaml", "patients intro, patients programs"],
  ["pages/new-patients.yaml", "patients checklists"],
  ["pages/insurance.yaml", "patients text"],
  ["pages/home.yaml", "patients about"],
  ["pages/about-us.md", "patients body"],
  ["pages/contact-us.yaml", "patients lead"],
];
const facts: [file: string, fields: string][] = [
  ["practice.yaml", "patients hours, patients insurers, patients booking"],
];
const dates: Case[] = [
  ["pages/insurance.yaml", set("lastChecked", "May 18, 2026"), "patients pages/insurance.yaml lastChecked"],
];

/** The review of every article in the content without samples. */
const review = /^reviewed: .*\n/m;
const reviews: Case[] = [
  ["blogs/blog-3.md", (text) => text.replace("Nov 15, 2099", "Nov 14, 2027")],
  [
    "blogs/blog-4.md",
    (text) => text.replace(review, 'reviewed: { by: B, date: "Nov 01, 2025", next: "Nov 14, 2026" }\n'),
    "patients blogs/blog-4.md reviewed.next",
  ],
  [
    "blogs/blog-5.md",
    (text) => addField('updated: "Nov 16, 2026"')(text),
    "patients blogs/blog-5.md updated",
  ],
];

it("finds articles without a review, once each, except news", () => {
  edit("blogs/blog-1.md", (text) => sampleIn("body, sources")(text.replace(review, "")));
  edit("blogs/blog-4.md", (text) =>
    addField("kind: news")(text.replace(review, "").replace(/^kind: .*\n/m, "")),
  );
  expect(placesOf(musts())).toEqual([
    "patients blogs/blog-1.md sources",
    "patients blogs/blog-1.md reviewed",
  ]);
});

it("finds emergency cards that no clinician has read", () => {
  edit("emergencies.yaml", (text) => text.replace("    calls:", "    unreviewed: true\n    calls:"));
  expect(placesOf(musts())).toEqual(["patients emergencies.yaml emergencies.0.unreviewed"]);
});

it.each([
  ["reviews that are over or older than the text", reviews],
  ["numbers and addresses that reach nobody", addresses],
  ["invented reviews and unread pages", trust],
  ["every sample list", lists.map(listOf)],
  ["hours, insurers and booking", facts.map(listOf)],
  ["plans checked 181 days ago", dates],
])("finds %s", (_, cases) => {
  for (const [file, change] of cases) edit(file, change);
  const found = musts();
  expect(placesOf(found).sort()).toEqual(cases.flatMap(([, , ...places]) => places).sort());
  for (const { reason, todo, line } of found) {
    expect(line).toBeGreaterThan(0);
    for (const words of [reason?.why, todo]) expect(words).toMatch(/^[A-Z].*\.$/);
  }
});

it("reads Spanish texts too, and not README.md", () => {
  writeFileSync(path.join(root, "README.md"), "Call (623) 555-0100.\n");
  expect(musts()).toEqual([]);
  edit(
    "es/pages/about-us.md",
    set("description", "Somos una clínica familiar. Escriba a hola@clinica.example hoy mismo."),
  );
  expect(placesOf(musts())).toEqual(["patients es/pages/about-us.md description"]);
});

it("reports a field once, even for several reasons", () => {
  edit("practice.yaml", set("phone", "(623) 555-0142"));
  edit("practice.yaml", socialAtExample);
  edit("practice.yaml", sampleIn("phone, social"));
  expect(placesOf(musts())).toEqual(["patients practice.yaml phone", "search practice.yaml social"]);
});

it("reports the exact line", () => {
  edit("practice.yaml", sampleIn("holidays"));
  edit(provider, sampleIn("body"));
  edit("testimonials.yaml", set("source", "Sample"));
  const lines = musts().map(({ file, line = 0, path: field }) => {
    const text = readFileSync(path.join(root, file), "utf8").split("\n");
    return field[0] === "body" ? text[line - 2] : text[line - 1]?.trim();
  });
  expect(lines).toEqual(["source: Sample", "holidays:", "---"]);
});
