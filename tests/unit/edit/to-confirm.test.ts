/** What a person says on the page Publish: a made-up value is right, a text was read. */
import { expect, test } from "vitest";
import { sign } from "../../../engine/cli/sign.ts";
import { answerTo, confirmForms } from "../../../engine/editor/confirm-forms.ts";
import { markAsRight, toConfirm } from "../../../engine/editor/to-confirm.ts";
import { frozenTime as now } from "../../practices.ts";
import { Copy } from "../content/copy.ts";

const tasksFor = (root: string) => ({
  toConfirm: () => toConfirm(root),
  markAsRight: (file: string, field: string) => markAsRight(root, file, field),
  sign: (files: string[], reviewer: string) => sign(files, { reviewer }, root, now),
});
const answer = (root: string, entry: [string, string][]) =>
  answerTo(new URLSearchParams(entry), tasksFor(root));

test("a made-up value that is right comes off the list, and the rest of the file stays", () => {
  using content = new Copy("everything", "engine/starter/content");
  const file = "locations/your-city-az.md";
  content.write(file, content.read(file).replace("sample:", "# Ours since May.\nsample:"));
  const before = content.read(file);
  const { madeUp } = toConfirm(content.root);
  expect(madeUp).toContainEqual({
    file,
    field: "zip",
    title: "Your\u00a0City",
    label: "ZIP code",
    value: "85001",
  });
  const entry: [string, string][] = [
    ["do", "right"],
    ["file", file],
    ["field", "zip"],
  ];
  expect(answer(content.root, entry)).toMatch(/^It is no longer marked as made up\./);
  expect(content.read(file)).toBe(before.replace("  - zip\n", ""));
  expect(answer(content.root, entry)).toBe("It is not on the list any more.");
  for (const field of ["name", "state", "geo"]) markAsRight(content.root, file, field);
  expect(content.read(file)).not.toContain("sample");
  expect(markAsRight(content.root, "../package.json", "name")).toBe(false);
});

test("Spanish and the emergency cards are signed with a name", () => {
  using content = new Copy("everything");
  const root = content.root;
  const file = "es/pages/home.yaml";
  content.write(file, content.read(file).replace(/^ {2}review.*\n/gm, ""));
  expect(toConfirm(root).unsigned).toContainEqual({ file, says: expect.stringMatching(/not signed yet$/) });
  const entry: [string, string][] = [
    ["do", "sign"],
    ["file", file],
  ];
  const nothing = "Nothing was signed: choose what you have read, and write your name.";
  expect(answer(root, [...entry, ["reviewer", " "]])).toBe(nothing);
  expect(answer(root, [...entry, ["reviewer", "Luz Ortega, CMI"]])).toMatch(
    /Luz Ortega, CMI has compared it/,
  );
  expect(toConfirm(root).unsigned.map((one) => one.file)).not.toContain(file);

  content.write("practice.yaml", content.read("practice.yaml").replace(/^safety:\n(?: .*\n)+/m, ""));
  const { cards } = toConfirm(root);
  expect(cards.find(({ title }) => title === "Signs of a stroke")?.lines.length).toBeGreaterThan(3);
  answer(root, [
    ["do", "sign"],
    ["file", "safety"],
    ["reviewer", "Ana Diaz, MD"],
  ]);
  expect(content.read("practice.yaml")).toContain("by: Ana Diaz, MD");
  expect(toConfirm(root).cards).toEqual([]);
});

test("the page shows values as text, and nothing where nothing is to be said", () => {
  const value = { file: "practice.yaml", field: "name", title: "The practice", label: "Name", value: "<b>" };
  expect(confirmForms({ madeUp: [value], unsigned: [], cards: [] })).toContain("<pre>&lt;b&gt;</pre>");
  expect(confirmForms({ madeUp: [], unsigned: [], cards: [] })).toBe("");
});
