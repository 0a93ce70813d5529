/** The canonical form of content files, and what a form shows for them. */
import { expect, test } from "vitest";
import { formAdvice } from "../../../site/check/text/form.ts";
import { sourceOf } from "../../../site/check/text/texts.ts";
import { canonical } from "../../../site/edit/canonical.ts";
import { formatOf } from "../../../site/edit/form-values.ts";
import { type ContentKind, contentKinds, translationKinds } from "../../../site/kinds/kinds.ts";

const kind = (name: string) =>
  [...contentKinds, ...translationKinds].find((one) => one.name === name) as ContentKind;

test("keys are in the schema's order, lists in lines, comments and defaults are gone", () => {
  const text = `# A comment.
alerts:
  - { until: 2027-01-02 08:00, from: 2027-01-01 08:00, kind: news, text: "Closed today, call {phone}." }
`;
  expect(canonical(kind("alerts"), text)).toBe(`alerts:
  - text: Closed today, call {phone}.
    from: 2027-01-01 08:00
    until: 2027-01-02 08:00
`);
});

test("an empty list stays only where the field is required", () => {
  expect(canonical(kind("alerts"), "alerts: []\n")).toBe("alerts: []\n");
  expect(canonical(kind("redirects"), "redirects: []\n")).toBe("{}\n");
});

test("the text of a Markdown file follows its fields, without blank lines around it", () => {
  const text = "---\nimage: services/a\nname:   Blood tests\n---\n\n\nFirst line\n\n- one\n\n\n";
  expect(canonical(kind("services"), text)).toBe(
    "---\nname: Blood tests\nimage: services/a\n---\nFirst line\n\n- one\n",
  );
  expect(canonical(kind("services"), "---\nname: A\n---\n")).toBe("---\nname: A\n---\n");
});

test("what can't be read is left alone", () => {
  expect(canonical(kind("alerts"), "alerts: [")).toBeUndefined();
  expect(canonical(kind("alerts"), "- a list")).toBeUndefined();
  expect(canonical(kind("services"), "name: without front matter")).toBeUndefined();
});

test("unknown fields stay, after the known ones: the content check reports them", () => {
  expect(canonical(kind("topics"), "tpics: x\ntopics: []\n")).toBe("topics: []\ntpics: x\n");
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

test("older files: an entry that is one word, and a table of offices", () => {
  expect(
    canonical(kind("providers"), "---\noffices: [taos-nm, { office: alamosa-co, days: [monday] }]\n---\n"),
  ).toBe("---\noffices:\n  - office: taos-nm\n  - office: alamosa-co\n    days:\n      - monday\n---\n");
  expect(canonical(kind("services"), "---\noffered: { taos-nm: { ways: [walk-in] } }\n---\n")).toBe(
    "---\noffered:\n  - office: taos-nm\n    ways:\n      - walk-in\n---\n",
  );
});

test("a table of ZIP codes keeps its pairs of numbers on a line", () => {
  const codes = 'prefixes: {}\ncodes:\n  "81101": [37.47, -105.87]\n  "87102": [35.08, -106.64]\n';
  expect(canonical(kind("zip-codes"), codes)).toBe(codes);
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
