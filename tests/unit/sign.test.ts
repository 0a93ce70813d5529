/** Signatures keep the rest of a file as it is, and take today's English and today's cards. */
import { expect, test } from "vitest";
import { sign } from "../../engine/cli/sign.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { safetyVersion } from "../../engine/data/read/safety-versions.server.ts";
import { frozenTime as now } from "../practices.ts";
import { Copy } from "./content/copy.ts";

test("a translation is signed of today's English, and its comments stay", () => {
  using content = new Copy("everything");
  const file = "es/pages/home.yaml";
  content.write(file, `# Checked twice.\n${content.read(file)}`);
  content.write("pages/home.yaml", content.read("pages/home.yaml").replace(/^title: "?/m, "$&Today "));
  const stateOf = () => readSite(content.root, now).translations.find((one) => one.file === file);
  expect(stateOf()?.isCurrent).toBe(false);
  const lines = sign([`content/${file}`], { reviewer: "Luz Ortega, CMI" }, content.root, now);
  expect(lines).toEqual([`content/${file}: Luz Ortega, CMI has compared it, of today's English.`]);
  expect(stateOf()).toMatchObject({ isCurrent: true, reviewer: "Luz Ortega, CMI", reviewed: "Nov 17, 2026" });
  expect(content.read(file)).toMatch(/^# Checked twice\.\n/);
});

test("the emergency cards are signed in the version that is read", () => {
  using content = new Copy();
  const before = content.read("practice.yaml").replace(/^safety:\n(?: .*\n)+/m, "");
  content.write("practice.yaml", before);
  sign(["safety"], { reviewer: "Ana Diaz, MD" }, content.root, now);
  const signature = `safety:\n  version: ${safetyVersion()}\n  by: Ana Diaz, MD\n  on: Nov 17, 2026\n`;
  expect(content.read("practice.yaml")).toBe(before + signature);
});

test("what is no translation is named", () => {
  using content = new Copy();
  expect(() => sign(["pages/home.yaml"], {}, content.root, now)).toThrow(
    "pages/home.yaml is no translation. Name a file below content/es, like es/pages/home.yaml, or safety",
  );
});

test("a signature that would stop the build is taken back", () => {
  using content = new Copy("everything");
  const file = "es/services/yearly-checkups.md";
  content.write(file, `${content.read(file)}\nLlame al 1-800-222-1222.\n`.replace(/^ {2}of: .*\n/m, ""));
  const before = content.read(file);
  expect(() => sign([file], { reviewer: "Luz Ortega, CMI" }, content.root, now)).toThrow(/The content has/);
  expect(content.read(file)).toBe(before);
});
