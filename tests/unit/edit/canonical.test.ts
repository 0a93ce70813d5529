/** The canonical form of content files, and what a form shows for them. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { formAdvice } from "../../../engine/data/check/text/form.ts";
import { sourceOf } from "../../../engine/data/check/text/texts.ts";
import { canonical } from "../../../engine/data/edit/canonical.ts";
import { formatOf } from "../../../engine/data/edit/form-values.ts";
import { type ContentKind, contentKinds, translationKinds } from "../../../engine/data/kinds/kinds.ts";

const kind = (name: string) =>
  [...contentKinds, ...translationKinds].find((one) => one.name === name) as ContentKind;

const table: Record<string, [kind: string, typed: string, written: string | null]> = parse(
  readFileSync("tests/unit/edit/canonical.yaml", "utf8"),
);
test.each(Object.entries(table))("%s", (_, [name, typed, written]) => {
  expect(canonical(kind(name), typed) ?? null).toBe(written);
});

test("rows of cells and pictures have a form", () => {
  const service = formatOf(kind("services"), { "services/lab": "services/lab.svg" });
  const text = `---
image: services/lab
tables:
  - rows:
      - - a
        - b
---
`;
  const values = service.fromFile(text);
  expect(values).toMatchObject({
    image: "/images/services/lab.svg",
    tables: [{ rows: [{ cells: ["a", "b"] }] }],
  });
  expect(service.toFile(values)).toBe(text);
  expect(service.toFile({ ...values, image: "/images/services/new.jpg" })).toContain("image: services/new\n");
});

test("a made-up value that is changed in a form is no longer made up", () => {
  const office = formatOf(kind("locations"), { "offices/taos": "offices/taos.jpg" });
  const text = (phone: string, sample: string) => `---
name: Taos
${phone}holidays:
  - date: Dec 25, 2026
    name: Christmas Day
image: offices/taos
sample:
${sample}---
The door is around the corner.
`;
  const file = text("phone: (575) 555-0100\n", "  - image\n  - phone\n  - holidays\n  - fax\n  - body\n");
  const values = office.fromFile(file);
  expect(office.toFile(values)).toBe(file);
  const changed = { ...values, phone: "(575) 758-0100", body: "The door is in front.\n" };
  const written = office.toFile(changed);
  expect(written).toContain("sample:\n  - image\n  - holidays\n  - fax\n---\nThe door is in front.\n");
  // The form keeps what it read, also after a save.
  expect(office.toFile({ ...changed, fax: "(575) 758-0101" })).toContain(
    "sample:\n  - image\n  - holidays\n---",
  );
  // A box that was emptied, and a name that somebody adds to the list.
  expect(office.toFile({ ...values, phone: "", sample: ["phone", "fax", "name"] })).toContain(
    "sample:\n  - fax\n  - name\n---",
  );
  expect(office.toFile({ name: "Mora", phone: "(575) 387-0100", sample: ["phone"] })).toContain("  - phone");
});

test("empty boxes of a Spanish form are not written", () => {
  const spanish = formatOf(kind("es-locations"), {});
  const signature = { by: "A Translator", reviewer: "", reviewed: "", of: "" };
  const holidays = [{ date: "Dec 25, 2026", name: "Navidad" }];
  expect(
    spanish.toFile({
      description: "En Taos.",
      imageAlt: "",
      holidays,
      translation: signature,
      body: "Texto.",
    }),
  ).toBe(`---
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

test.each(["tests/practice/content", "engine/starter/content", "examples/juniper-pediatrics/content"])(
  "%s is in this form",
  (root) => {
    expect(formAdvice({} as never, sourceOf(root, new Date())).map(({ found }) => found)).toEqual([]);
  },
);

test("a file in another form is advice, once for all of them", () => {
  const texts = new Map([
    ["alerts.yaml", "# A comment.\nalerts: []\n"],
    ["topics.yaml", "topics: [{ name: A, key: a }]\n"],
    ["redirects.yaml", "redirects: [\n"],
    ["navigation.yaml", "footer: []\nlegal: []\n"],
  ]);
  const [advice, ...more] = formAdvice({} as never, { root: "", now: new Date(), texts, allTexts: texts });
  expect(advice?.found).toBe("2 files in another form: alerts.yaml, topics.yaml");
  expect(more).toEqual([]);
});
