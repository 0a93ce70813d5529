/** The emergency cards that every practice has, and what a practice may make of them. */
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { deadWords } from "../../../engine/data/check/concepts.server.ts";
import { safetyFindings } from "../../../engine/data/check/preflight/safety.server.ts";
import { protectedProblems } from "../../../engine/data/check/text/facts.ts";
import { readSite } from "../../../engine/data/load.server.ts";
import { translated } from "../../../engine/data/read/compare.ts";
import { commonSafety, readSafety, safetyText, stateFiles } from "../../../engine/data/read/safety.server.ts";
import {
  changedNames,
  changedSince,
  safetyVersion,
  signedTexts,
} from "../../../engine/data/read/safety-versions.server.ts";
import type { Site } from "../../../engine/data/read/site.server.ts";
import { safetyFiles } from "../../../engine/data/schema/safety.ts";
import { treeOf } from "../../../engine/data/schema/tree.ts";
import { groupsOf } from "../../../engine/data/text/concepts.ts";
import { plainWords } from "../../../engine/data/text/words.ts";
import { answersOf } from "../../../engine/data/view/answers.server.ts";
import { Copy } from "./copy.ts";

const common = commonSafety([], "en");
const ids = common.cards.map(({ id }) => id);
const bilingual = [
  ["cards.yaml", safetyFiles.cards],
  ["answers.yaml", safetyFiles.answers],
  ...stateFiles().map((file) => [file, safetyFiles.state] as const),
] as const;

const starter = () => new Copy("everything", "engine/starter/content");
const cardOf = (site: Site | undefined, wanted: string) => site?.safety.cards.find(({ id }) => id === wanted);
const actionOf = (site: Site | undefined, wanted: string) =>
  (cardOf(site, wanted)?.action ?? []).map(plainWords).join("\n");

describe("safety/", () => {
  test.each(bilingual)("the Spanish of %s has the numbers and lines of the English", (file, schema) => {
    const misfits: unknown[] = [];
    const [english, spanish] = [readSafety(file, schema, "en"), readSafety(file, schema, "es")];
    translated(treeOf(schema), english, spanish, (misfit) => misfits.push(misfit));
    expect(misfits).toEqual([]);
  });

  test("has each word where a query can have it, and no number twice in two forms", () => {
    const groups = groupsOf(common);
    const lines = [
      ...common.cards.flatMap(({ words }) => words),
      ...common.answers.flatMap(({ words }) => words),
      ...common.groups.map(({ words }) => words),
    ];
    expect(lines.flatMap((line) => deadWords(line, groups) ?? [])).toEqual([]);
    const allTexts = new Map(bilingual.map(([file]) => [file, safetyText(file)]));
    expect([
      ...protectedProblems({ protectedFacts: commonSafety(["AZ"], "en").facts }, { allTexts }),
    ]).toEqual([]);
  });

  test("has a version of today's texts (if not, add this at the end of engine/safety/versions.yaml)", () => {
    const texts = signedTexts();
    const changed = changedNames(safetyVersion());
    const hashes = Object.fromEntries(changed.map((name) => [name, texts.get(name)?.hash]));
    expect(changed.length > 0 ? stringify([{ version: safetyVersion() + 1, texts: hashes }]) : "").toBe("");
  });
});

describe("every practice has all cards", () => {
  test.each(["", "emergencies: []\n", "{}\n"])("with emergencies.yaml as %j", (text) => {
    using content = starter();
    if (text) content.write("emergencies.yaml", text);
    const site = readSite(content.root);
    expect(site.safety.cards.map(({ id }) => id)).toEqual(ids);
    expect(site.safety.always.map(({ phone }) => phone)).toEqual(["911", "988", "988", "1-800-222-1222"]);
    const answers = answersOf(site).map(({ title }) => title);
    expect(answers).toContain("Is it an emergency?");
    expect(answers).toContain("When we're closed");
  });

  test("an added card comes after them, and only what is written of another differs", () => {
    using content = starter();
    content.write(
      "emergencies.yaml",
      `emergencies:
  - { id: stroke, title: A stroke, words: [wobbl*] }
  - { id: altitude, title: High up, signs: [Headache], action: [Call 911.], calls: [{ label: Call 911, phone: "911" }] }
`,
    );
    const site = readSite(content.root);
    const [before, stroke] = [common.cards.find(({ id }) => id === "stroke"), cardOf(site, "stroke")];
    expect(site.safety.cards.map(({ id }) => id)).toEqual([...ids, "altitude"]);
    expect(stroke).toEqual({ ...before, title: "A stroke", words: [...(before?.words ?? []), "wobbl*"] });
  });

  test.each([
    [
      "{ id: heat-stroke, signs: [A temperature of 104°F or higher] }",
      `content/emergencies.yaml:2 emergencies > no. 1 > signs
  expected: every number of the card that every practice has: 103
  found:    no 103
  to do:    write them too: people in danger act on them. Or delete this line, and the card has the text that every practice has`,
    ],
    ["{ id: suicide, action: [Call or text 988.], title: T }", "found:    no 1, no 2, no 911"],
    [
      '{ id: burns, action: ["**Call 911.**", "Cool the burn under cool running water."] }',
      "expected: every number of the card that every practice has: 911, 20",
    ],
    ['{ id: poisoning, calls: [{ label: Call 911, phone: "911" }] }', "found:    no 1-800-222-1222"],
    [
      '{ id: suicide, calls: [{ label: Call 988, phone: "988" }, { label: Call 911, phone: "911" }] }',
      "found:    no text to 988",
    ],
    [
      "{ id: strok, title: T, signs: [S], action: [A] }",
      "If you mean a card that every practice has, correct its id",
    ],
  ])("a wrong change stops the build: %s", (entry, message) => {
    using content = starter();
    content.write("emergencies.yaml", `emergencies:\n  - ${entry}\n`);
    expect(content.messages()).toEqual([expect.stringContaining(message)]);
  });
});

describe("Arizona's lines", () => {
  const states = (...names: string[]) => {
    const { cards, answers, facts } = commonSafety(names, "en");
    return JSON.stringify([cards, answers, facts]);
  };
  test("only a practice with an office there has them", () => {
    using content = starter();
    const arizona = readSite(content.root);
    content.edit("locations/your-city-az.md", "state: AZ", "state: NM");
    content.move("locations/your-city-az.md", "locations/your-city-nm.md");
    for (const file of ["practice.yaml", "providers/first-last-md.md"])
      content.edit(file, /your-city-az/g, "your-city-nm");
    const other = readSite(content.root);
    expect(actionOf(arizona, "poisoning")).toContain("scorpion sting");
    expect(actionOf(arizona, "violence-at-home")).toContain("in Arizona, call Adult Protective Services");
    expect(actionOf(other, "poisoning")).not.toContain("scorpion");
    expect(actionOf(other, "violence-at-home")).toContain("Eldercare Locator");
    const asksPharmacist = ({ safety }: Site) =>
      safety.answers.some(({ title }) => title === "Out of a medicine?");
    expect([arizona, other].map(asksPharmacist)).toEqual([true, false]);
    expect(states("NM")).not.toContain("Arizona");
    expect(states("NM", "AZ")).toBe(states("AZ"));
  });

  test("what raises a card is the same everywhere", () => {
    const words = (...names: string[]) => commonSafety(names, "en").cards.map(({ words }) => words);
    expect(words("AZ")).toEqual(words());
  });
});

describe("answers", () => {
  test("an idea is answered only with the practice's own sentence and page", () => {
    using content = starter();
    const titles = () =>
      readSite(content.root).safety.answers.map(({ title, path }) => `${title} ${path ?? ""}`);
    expect(titles().join()).not.toMatch(/insur/i);
    const idea = "idea: insurance, title: Which plans, text: Ask us.";
    content.write("search.yaml", `answers:\n  - { ${idea}, path: /contact-us }\n`);
    expect(titles()).toContain("Which plans /contact-us");
    content.write("search.yaml", `answers:\n  - { ${idea} }\n`);
    expect(content.messages()).toEqual([expect.stringContaining("expected: path of the answer")]);
    content.write("search.yaml", `answers:\n  - { ${idea}, path: /plans }\n`);
    expect(content.messages()).toEqual([expect.stringContaining("/plans")]);
    content.write("search.yaml", "answers:\n  - { idea: insurence, title: T, text: S, path: /contact-us }\n");
    expect(content.messages()).toEqual([
      expect.stringContaining("write insurance, if that is what you mean"),
    ]);
  });

  test("one of every practice may have a page, and another sentence with its numbers", () => {
    using content = starter();
    const answers = (entry: string) => content.write("search.yaml", `answers:\n  - { ${entry} }\n`);
    answers("idea: closed, path: /contact-us");
    const [closed] = readSite(content.root).safety.answers;
    expect(closed).toMatchObject({ title: "When we're closed", path: "/contact-us" });
    answers("idea: closed, text: Call 911.");
    expect(content.messages()).toEqual([expect.stringContaining("found:    no 988, no 1-800-222-1222")]);
  });
});

describe("a clinician's signature", () => {
  const sign = (version: number, more = "") => {
    const content = new Copy("everything");
    content.edit(
      "practice.yaml",
      /^safety:\n(?: .*\n)+/m,
      version ? `safety: { version: ${version}, by: "A, MD", on: "Nov 01, 2026"${more} }\n` : "",
    );
    return content;
  };
  const listed = (content: Copy) =>
    [...safetyFindings(readSite(content.root))].map(({ path, found }) => `${path.join(".")}: ${found}`);

  test("is asked for once, and again for what an update has changed", () => {
    using unsigned = sign(0);
    using signed = sign(safetyVersion());
    using ahead = sign(safetyVersion() + 1);
    expect(listed(unsigned)).toEqual([`safety: ${ids.length} cards`]);
    expect(listed(signed)).toEqual([]);
    expect(listed(ahead)).toEqual([`safety.version: version ${safetyVersion() + 1}`]);
  });

  test("what has changed is what is new, or differs from the last version that was signed", () => {
    const texts = new Map([
      ["stroke", { title: "Stroke", hash: "b" }],
      ["burns", { title: "Burns", hash: "a" }],
      ["cold", { title: "Cold", hash: "a" }],
    ]);
    const versions: { version: number; texts: Record<string, string> }[] = [
      { version: 1, texts: { stroke: "a", burns: "a" } },
      { version: 2, texts: { stroke: "b", cold: "a" } },
    ];
    expect(changedNames(1, texts, versions)).toEqual(["stroke", "cold"]);
    expect(changedNames(2, texts, versions)).toEqual([]);
    expect(changedSince(0, [])).not.toContain("Out of a medicine?");
    expect(changedSince(0, ["AZ"])).toContain("Out of a medicine?");
  });

  test("the cards are in Spanish once a translator has signed, or with drafts", () => {
    const spanishTitle = ({ root }: Copy) => cardOf(readSite(root).spanish, "stroke");
    using unsigned = sign(safetyVersion());
    using translated = sign(safetyVersion(), ", translator: B");
    using drafts = sign(safetyVersion());
    drafts.edit("practice.yaml", /^medicalDisclaimer:/m, "spanish: drafts\nmedicalDisclaimer:");
    expect(spanishTitle(unsigned)).toMatchObject({ title: "Signs of a stroke", language: "en" });
    expect(spanishTitle(translated)).toMatchObject({ title: "Señales de un derrame cerebral" });
    expect(spanishTitle(drafts)).toMatchObject({ title: "Señales de un derrame cerebral" });
    expect(listed(drafts)).toEqual(["spanish: "]);
  });
});
