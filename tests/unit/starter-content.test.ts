/** The content of a new practice of every kind: nothing is wrong with it, in English and once its Spanish is signed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { helpWith } from "../../engine/app/features/search/answers.ts";
import { concepts, searchCards } from "../../engine/build/vite/search-cards-module.ts";
import { quickFindings } from "../../engine/cli/check.ts";
import { sign } from "../../engine/cli/sign.ts";
import { kindNames, writeContent } from "../../engine/cli/starter-content.ts";
import { readSite } from "../../engine/data/load.server.ts";

const folder = mkdtempSync(path.join(tmpdir(), "starter "));
afterAll(() => rmSync(folder, { recursive: true }));
const answers = { name: "Cañon: Care & Co", city: "Cañon City", state: "CO", phone: "(719) 234-0142" };

test("the kinds of practices", () => {
  expect(kindNames).toEqual([
    ...["primary-care", "behavioral-health", "dental", "optometry", "pediatrics", "physical-therapy"],
  ]);
});

describe.each(kindNames)("%s", (kind) => {
  const root = path.join(folder, kind);
  const findings = () => quickFindings(readSite(root), root).map(({ file, found }) => `${file}: ${found}`);

  test("in English, with Spanish that nobody has signed", () => {
    writeContent(root, { ...answers, kind }, true);
    const site = readSite(root);
    expect(findings()).toEqual([]);
    expect(site.services.length).toBe(3);
    expect(site.offices.map(({ slug }) => slug)).toEqual(["canon-city-co"]);
    expect(site.spanish).toBeUndefined();
    expect(site.translations.every(({ leftOut }) => leftOut === "draft")).toBe(true);
    for (const { unreviewed } of site.emergencies.emergencies) expect(unreviewed).toBe(true);
  });

  test("in Spanish, once it is signed", () => {
    const files = readSite(root).translations.map(({ file }) => file);
    sign(files, { reviewer: "Luz Ortega, CMI" }, root);
    const { spanish, translations } = readSite(root);
    expect(spanish?.services.length).toBe(3);
    expect(translations.every(({ isCurrent, leftOut }) => isCurrent && !leftOut)).toBe(true);
    // Where the English has only brackets.
    const left = findings().filter((found) => !found.endsWith(": nothing: it is not translated yet"));
    expect(left).toEqual([]);
  });
});

test("a dental practice", () => {
  const read = (file: string) => readFileSync(path.join(folder, "dental", file), "utf8");
  expect(read("practice.yaml")).toMatch(/^type: Dentist\nspecialties:\n {2}- Dentistry$/m);
  expect(read("providers/first-last-dds.md")).toContain("credential: DDS");
  expect(read("emergencies.yaml")).toContain("id: knocked-out-tooth");
  expect(read("es/services/cleanings-and-checkups.md")).toContain(
    "address: servicios/limpiezas-y-revisiones",
  );
});

test.each([
  ["dental", "my son knocked out his front tooth", "knocked-out-tooth"],
  ["dental", "se le cayo un diente por un golpe", "knocked-out-tooth"],
  ["dental", "baby tooth fell out", undefined],
  ["dental", "my filling fell out", undefined],
  ["optometry", "bleach splashed in my eye", "chemical-in-the-eye"],
  ["optometry", "me cayo cloro en el ojo", "chemical-in-the-eye"],
  ["optometry", "eye exam", undefined],
  ["pediatrics", "fever in newborn", "fever-in-a-young-baby"],
  ["pediatrics", "bebe de dos meses con calentura", "fever-in-a-young-baby"],
  ["pediatrics", "fever after vaccine 2 month old", undefined],
  ["physical-therapy", "back pain and numb between legs", "back-pain-danger"],
  ["physical-therapy", "dolor de espalda y no puedo orinar", "back-pain-danger"],
  ["physical-therapy", "lower back pain", undefined],
])("in %s, %s raises %s", (kind, typed, card) => {
  const root = path.join(folder, kind);
  const site = readSite(root);
  const [own] = site.emergencies.emergencies.map(({ id }) => id);
  const { cards } = helpWith(searchCards(site), concepts(site, root))(typed);
  expect(cards.map(({ id }) => id).find((id) => id === own)).toBe(card);
});
