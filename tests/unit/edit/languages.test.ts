/** The forms show both languages, and each save writes what belongs into the file of that language. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorConfig } from "../../../site/edit/config.ts";
import { formatOf } from "../../../site/edit/format.ts";
import type { Widget } from "../../../site/edit/widgets.ts";
import { type ContentKind, contentKinds } from "../../../site/kinds/kinds.ts";

const formats = (name: string) =>
  formatOf(contentKinds.find((kind) => kind.name === name) as ContentKind, {});
const config = editorConfig({ root: "content", title: "", siteUrl: "", nextArticle: "blog-1", backend: {} });
interface Form {
  name: string;
  i18n?: boolean;
  folder?: string;
  file?: string;
  fields: Widget[];
}
const forms = (config.collections as (Form & { files?: Form[] })[]).flatMap((one) => one.files ?? [one]);
const form = (name: string) => forms.find((one) => one.name === name) as Form;
const box = (fields: Widget[], name: string) => fields.find((one) => one.name === name);

const office = readFileSync("tests/practice/es/locations/taos-nm.md", "utf8");
const signature = { by: "A Translator", reviewer: "", reviewed: "", of: "" };

test("a form has Spanish where the file has words", () => {
  expect(form("locations")).toMatchObject({ i18n: true, folder: "content/{{locale}}/locations" });
  expect(form("page-home")).toMatchObject({ i18n: true, file: "content/{{locale}}/pages/home.yaml" });
  expect(form("theme")).toMatchObject({ file: "content/theme.yaml" });
  expect(form("theme").i18n).toBeUndefined();
  expect(form("theme").fields.some(({ i18n }) => i18n)).toBe(false);
});

test("words have a box in both languages, facts in English only, and only English must be filled in", () => {
  const { fields } = form("locations");
  expect(box(fields, "description")).toMatchObject({ i18n: true, required: ["en"] });
  expect(box(fields, "body")).toMatchObject({ i18n: true, required: false });
  expect(box(fields, "street")?.i18n).toBeUndefined();
  const holidays = box(fields, "holidays") as Widget;
  expect(holidays).toMatchObject({ i18n: true, summary: "{{fields.date}} {{fields.name}}" });
  expect(holidays.fields?.map(({ name, i18n, required }) => [name, i18n, required])).toEqual([
    // Which closed day it is the name of.
    ["date", true, true],
    ["name", true, ["en"]],
    ["hours", undefined, false],
  ]);
});

test("a list that Spanish has for itself has all of its boxes there", () => {
  const synonyms = box(form("search").fields, "synonyms") as Widget;
  expect(synonyms.fields?.map(({ i18n, required }) => [i18n, required])).toEqual([
    [true, true],
    [true, true],
  ]);
});

test("rows of cells are words", () => {
  const tables = box(form("blogs").fields, "tables") ?? box(form("services").fields, "tables");
  const rows = box(tables?.fields ?? [], "rows");
  expect(rows).toMatchObject({ i18n: true, fields: [{ name: "cells", i18n: true, required: ["en"] }] });
});

test("a translator signs in Spanish, where the name is required", () => {
  const signed = box(form("locations").fields, "translation")?.fields ?? [];
  expect(signed.map(({ name, i18n, required }) => [name, i18n, required])).toEqual([
    ["by", true, ["es"]],
    ["reviewer", true, false],
    ["reviewed", true, false],
    ["of", true, false],
  ]);
});

test("a Spanish sentence changes its line only, and address and signature stay", () => {
  const { fromFile, toFile } = formats("locations");
  const values = fromFile(office);
  expect(values).not.toHaveProperty("writtenIn");
  const parking = "Estaciónese detrás de la casa. Hay dos lugares anchos junto a la rampa.";
  expect(toFile({ ...values, parking })).toBe(
    office.replace("Estaciónese detrás del edificio", "Estaciónese detrás de la casa"),
  );
});

test("facts that the form copies into Spanish, and empty boxes, are not written", () => {
  const values = {
    description: "En Taos.",
    imageAlt: "",
    geo: { latitude: 36.394, longitude: -105.577 },
    sample: ["geo"],
    holidays: [{ date: "Dec 25, 2026", name: "Navidad" }, { name: "" }],
    translation: signature,
    body: "Texto.",
  };
  expect(formats("locations").toFile(values)).toBe(`---
description: En Taos.
holidays:
  - date: Dec 25, 2026
    name: Navidad
translation:
  by: A Translator
---
Texto.
`);
});

test("a field that no language knows stays in Spanish: the content check reports it", () => {
  expect(formats("locations").toFile({ parkng: "Atrás.", translation: signature })).toContain(
    "parkng: Atrás.\n",
  );
});

test("English has no address or signature, even if they were copied from Spanish", () => {
  const { fromFile, toFile } = formats("services");
  const values = fromFile("---\nname: Blood tests\n---\nText.\n");
  expect(values.writtenIn).toBe("en");
  expect(toFile({ ...values, name: "Tests", address: "servicios/sangre", translation: signature })).toBe(
    "---\nname: Tests\n---\nText.\n",
  );
});

test("a file in which nothing was changed stays as it is, comments included", () => {
  const { fromFile, toFile } = formats("topics");
  const text = '# Ours.\ntranslation: { of: "1", by: machine draft }\ntopics: [{ name: Corazón }]\n';
  const values = fromFile(text);
  expect(toFile(values)).toBe(text);
  expect(toFile({ ...values, topics: [{ name: "Pulmones" }] })).toBe(
    'topics:\n  - name: Pulmones\ntranslation:\n  by: machine draft\n  of: "1"\n',
  );
});
