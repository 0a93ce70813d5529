/** The canonical form of content files, and what a form shows for them. */
import { expect, test } from "vitest";
import { formAdvice } from "../../../site/check/text/form.ts";
import { sourceOf } from "../../../site/check/text/texts.ts";
import { canonical } from "../../../site/edit/canonical.ts";
import { formatOf } from "../../../site/edit/form-values.ts";
import { type ContentKind, contentKinds, translationKinds } from "../../../site/kinds/kinds.ts";

const kind = (name: string) =>
  [...contentKinds, ...translationKinds].find((one) => one.name === name) as ContentKind;

const alert = '{ until: 2027-01-02 08:00, from: 2027-01-01 08:00, kind: news, text: "Call {phone}." }';
const zipCodes = 'prefixes: {}\ncodes:\n  "81101": [37.47, -105.87]\n  "87102": [35.08, -106.64]\n';
test.each<[what: string, kind: string, typed: string, written: string | undefined]>([
  [
    "keys in the schema's order, lists in lines, no comments and no defaults",
    "alerts",
    `# A comment.\nalerts:\n  - ${alert}\n`,
    "alerts:\n  - text: Call {phone}.\n    from: 2027-01-01 08:00\n    until: 2027-01-02 08:00\n",
  ],
  ["an empty list where the field is required", "alerts", "alerts: []\n", "alerts: []\n"],
  ["no empty list elsewhere", "redirects", "redirects: []\n", "{}\n"],
  [
    "the text of a Markdown file after its fields, without blank lines around it",
    "services",
    "---\nimage: services/a\nname:   Blood tests\n---\n\n\nFirst line\n\n- one\n\n\n",
    "---\nname: Blood tests\nimage: services/a\n---\nFirst line\n\n- one\n",
  ],
  ["no text", "services", "---\nname: A\n---\n", "---\nname: A\n---\n"],
  // The content check reports them.
  ["unknown fields after the known ones", "topics", "tpics: x\ntopics: []\n", "topics: []\ntpics: x\n"],
  [
    "an entry of an older file that is one word",
    "providers",
    "---\noffices: [taos-nm, { office: alamosa-co, days: [monday] }]\n---\n",
    "---\noffices:\n  - office: taos-nm\n  - office: alamosa-co\n    days:\n      - monday\n---\n",
  ],
  [
    "a table of offices of an older file",
    "services",
    "---\noffered: { taos-nm: { ways: [walk-in] } }\n---\n",
    "---\noffered:\n  - office: taos-nm\n    ways:\n      - walk-in\n---\n",
  ],
  ["a table of ZIP codes with its pairs of numbers on a line", "zip-codes", zipCodes, zipCodes],
  ["nothing for a list that isn't closed", "alerts", "alerts: [", undefined],
  ["nothing for a list of no fields", "alerts", "- a list", undefined],
  ["nothing without front matter", "services", "name: without front matter", undefined],
])("%s", (_, name, typed, written) => {
  expect(canonical(kind(name), typed)).toBe(written);
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

test.each(["tests/practice", "examples/starter", "examples/juniper-pediatrics"])(
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
