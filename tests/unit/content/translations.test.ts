/** Translations that are there, changed, unsigned or missing. broken.yaml has the mistakes that stop the build. */
import { describe, expect, test } from "vitest";
import { sourceOf } from "../../../engine/data/check/text/texts.ts";
import {
  leftOutPages,
  translationAdvice,
  translationFindings,
} from "../../../engine/data/check/translations.server.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { formatProblem } from "../../../engine/data/read/problem.ts";
import { relatedLinks } from "../../../engine/data/view/guidance.server.ts";
import { Copy } from "./copy.ts";

const article = "es/blogs/blog-2.md";
const service = "es/services/yearly-checkups.md";
const drafts = (content: Copy) =>
  content.edit("practice.yaml", /^medicalDisclaimer:/m, "spanish: drafts\nmedicalDisclaimer:");
const unsigned = (content: Copy, file: string) =>
  content.edit(file, /^ {2}reviewer: .*\n {2}reviewed: .*\n/m, "");

/** What a translator is told about a file. */
const advice = (content: Copy, file: string) =>
  translationAdvice(readSite(content.root), sourceOf(content.root, new Date()))
    .filter((problem) => problem.file === file)
    .map(formatProblem)
    .join("\n\n");

describe("an English text that has changed", () => {
  test("keeps the signed words while numbers, links and placeholders are the same", () => {
    using content = new Copy("everything");
    content.edit("services/yearly-checkups.md", /^description: /m, "description: Now ");
    content.edit("interface.yaml", "What brings you here", "What brings you to us");
    const site = readSite(content.root);
    expect(site.spanish?.services[0]?.description).toMatch(/^Una vez al año/);
    expect(site.spanish?.interface.tasks.label).toBe("Qué le trae por aquí");
    expect(advice(content, service)).toMatch(/the English file has changed since[\s\S]*of: [0-9a-f]{12}/);
    expect(translationFindings(site)).toMatchObject([
      { file: "es/interface.yaml", severity: "advice" },
      { file: service, severity: "advice" },
    ]);
  });

  test("leaves out its page, and no other, if the page's own text no longer fits", () => {
    using content = new Copy("everything");
    const before = Object.keys(readSite(content.root).addresses);
    content.edit("services/yearly-checkups.md", /\n$/, "\n\nOne more paragraph.\n");
    const site = readSite(content.root);
    const after = Object.keys(site.addresses);
    expect(before.filter((path) => !after.includes(path))).toEqual(["/services/yearly-checkups"]);
    expect(advice(content, service)).toContain("The page is left out");
    expect(leftOutPages(site)).toEqual([
      "1 Spanish page is left out: /es/servicios/chequeos-anuales, because the English has changed. npm run check says where.",
    ]);
  });

  test("is in English if a number differs, with its entry, and no page is left out", () => {
    using content = new Copy("everything");
    const before = Object.keys(readSite(content.root).addresses);
    content.edit("emergencies.yaml", "- Sit still", "- Within 15 minutes, sit still");
    const { spanish } = readSite(content.root);
    const [bite] = spanish?.emergencies.emergencies ?? [];
    expect(bite).toMatchObject({ language: "en", title: "A snake has bitten you" });
    expect(Object.keys(readSite(content.root).addresses)).toEqual(before);
    expect(advice(content, "es/emergencies.yaml")).toMatch(/the same numbers as in English: 15, 911/);
  });

  test("is no matter if only facts have changed", () => {
    using content = new Copy("everything");
    content.field("practice.yaml", "phone", "(575) 555-0188");
    const site = readSite(content.root);
    expect(site.spanish?.practice.phone).toBe("(575) 555-0188");
    expect(translationFindings(site)).toEqual([]);
  });
});

describe("an entry is matched by what identifies it", () => {
  const names = (content: Copy) =>
    readSite(content.root).spanish?.practice.holidays.map(({ date, name }) => `${date} ${name}`);

  test("a closed day by its date: the others keep their names", () => {
    using content = new Copy("everything");
    const days = names(content);
    content.edit("practice.yaml", /^ {2}- date: Nov 26, 2026\n.*\n/m, "");
    const added = ["Feb 15, 2027\n    name: Presidents' Day", "Mar 03, 2027\n    name: Moving day"];
    content.edit(
      "practice.yaml",
      /^holidays:\n/m,
      `holidays:\n${added.map((day) => `  - date: ${day}\n`).join("")}`,
    );
    // A US holiday is known in Spanish; of another day, the date stands alone.
    expect(names(content)).toEqual([
      "Feb 15, 2027 Día de los Presidentes",
      "Mar 03, 2027 ",
      ...(days?.slice(1) ?? []),
    ]);
    expect(advice(content, "es/practice.yaml")).toMatch(/a translation of Mar 03, 2027: "Moving day"/);
  });

  test("a link by its path, a topic by its key: a new one stands in English", () => {
    using content = new Copy("everything");
    content.edit("topics.yaml", /^topics:\n/m, "topics:\n  - key: another\n    name: Another topic\n");
    content.edit("navigation.yaml", /^legal:\n/m, "legal:\n  - label: Costs\n    path: /insurance\n");
    const site = readSite(content.root);
    expect(site.spanish?.topics.slice(0, 2)).toMatchObject([
      { key: "another", name: "Another topic", language: "en" },
      { name: "Noticias del consultorio" },
    ]);
    expect(site.spanish?.navigation.legal.slice(0, 2)).toMatchObject([
      { label: "Costs", language: "en" },
      { label: "Privacidad del sitio web" },
    ]);
    // What was added leaves the signature of the rest as it is.
    expect(translationFindings(site)).toEqual([]);
  });

  test("a PDF by its file: without a translation its title is in English, whatever language the PDF is in", () => {
    using content = new Copy("everything");
    const { spanish } = readSite(content.root);
    expect(spanish && relatedLinks(spanish, ["/files/primera-visita.pdf"])).toEqual([
      {
        path: "/files/primera-visita.pdf",
        label: "Form for Your First Visit, in Spanish",
        note: "(abre un PDF, 1 KB, en español)",
        language: "en",
      },
    ]);
    expect(advice(content, "es/downloads.yaml")).toMatch("expected: a translation of downloads.yaml");
  });

  test("a new office is listed, without a page", () => {
    using content = new Copy("everything");
    content.remove("es/locations/taos-nm.md");
    const { spanish, addresses } = readSite(content.root);
    expect(spanish?.offices.find(({ slug }) => slug === "taos-nm")).toMatchObject({ language: "en" });
    expect(addresses).not.toHaveProperty("/location/taos-nm");
  });
});

test("English in a Spanish file is advice", () => {
  using content = new Copy("everything");
  const excerpt = "What you can do when the nights are long, and who is there for you and for your family.";
  content.edit(article, /^excerpt: .*$/m, `excerpt: ${excerpt}`);
  expect(advice(content, article)).toMatch(/expected: Spanish\n.*found: +English/);
});

describe("a translation without a reviewer", () => {
  test("is not on the site, and counted by the build", () => {
    using content = new Copy("everything");
    unsigned(content, service);
    const site = readSite(content.root);
    expect(site.addresses).not.toHaveProperty("/services/yearly-checkups");
    expect(translationFindings(site)).toEqual([]);
    expect(leftOutPages(site)).toEqual(["1 Spanish page is left out, because no translator has signed."]);
    unsigned(content, "es/pages/not-found.yaml");
    content.remove("es/pages/search.yaml");
    expect(leftOutPages(readSite(content.root)).slice(-3)).toEqual([
      "No page is in Spanish yet, because every page needs these:",
      "  not translated yet: content/es/pages/search.yaml",
      "  not signed yet: content/es/pages/not-found.yaml",
    ]);
  });

  test("that is new doesn't say that the English has changed", () => {
    using content = new Copy("everything");
    content.edit(service, /^ {2}of: .*\n/m, "");
    expect(advice(content, service)).toMatch(/one that is not signed yet/);
    expect(translationFindings(readSite(content.root))).toMatchObject([
      { file: service, reason: { why: expect.stringMatching(/^This is not signed yet/) } },
    ]);
    unsigned(content, service);
    expect(advice(content, service)).toBe("");
    drafts(content);
    expect(translationFindings(readSite(content.root))).toMatchObject([
      { reason: { why: expect.stringMatching(/^Translated by Made-up Translator\./) } },
    ]);
    content.edit(service, "by: Made-up Translator", "by: machine draft");
    expect(translationFindings(readSite(content.root))).toMatchObject([
      { reason: { why: expect.stringMatching(/^A machine's translation/) } },
    ]);
  });

  test("is on a site of drafts, which preflight refuses", () => {
    using content = new Copy("everything");
    drafts(content);
    unsigned(content, service);
    const site = readSite(content.root);
    expect(site.addresses).toHaveProperty("/services/yearly-checkups");
    expect(translationFindings(site)).toMatchObject([
      { file: service, path: ["translation"], reason: { group: "law" } },
    ]);
  });
});

test("the translation of a file that is gone is left out without a message", () => {
  using content = new Copy("everything");
  content.remove("services/lab-tests.md");
  expect(content.messages().join("\n")).not.toContain("es/services/lab-tests.md");
});
