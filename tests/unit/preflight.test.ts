/** What preflight finds in content without samples after an edit, and what it says. sample-lists.test.ts has the lists of samples. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { preflight, run } from "../../engine/cli/preflight.ts";
import { hasSamples } from "../../engine/data/check/checks.ts";
import { sourceOf } from "../../engine/data/check/text/texts.ts";
import { readSite } from "../../engine/data/load.server.ts";
import { isAdvice, type Problem } from "../../engine/data/read/problem.ts";
import { frozenTime as now } from "../practices.ts";
import { Copy } from "./content/copy.ts";

const table: Record<string, { edits: [file: string, from: string, to: string][]; found: string[] }> = parse(
  readFileSync("tests/unit/preflight.yaml", "utf8"),
);

/** Content without samples. */
const real = new Copy("everything");
for (const file of globSync("**/*.{md,yaml}", { cwd: real.root })) {
  const settled = real
    .read(file)
    .replace(/^sample:.*\n(?: .*\n)*/m, "")
    .replace("review: needed", "review: done")
    .replace(/(?<=^(?:fax|phone): .*)555(?=-01)/gm, "234")
    .replace(/^npi: .*/m, 'npi: "1234567893"')
    .replace(/\b(penasco|visits|o)\.example\b/g, "$1care.com");
  const reviewed = settled
    .replace(/^(reviewed:( .*)?\n( .*\n)*|updated: .*\n)/gm, "")
    .replace("---\n", '---\nreviewed: { by: "Ana Ruiz, MD", date: "Nov 15, 2026", next: "Nov 15, 2099" }\n');
  real.write(file, file.startsWith("blogs") ? reviewed : settled);
}
real.edit(
  "practice.yaml",
  /^holidays:.*\n(?: .*\n)+/m,
  'holidays:\n  - { date: "Dec 25, 2099", name: Christmas Day }\n',
);
real.field("practice.yaml", "expires", "Sep 01, 2027");
real.field("pages/insurance.yaml", "lastChecked", "Nov 01, 2026");
real.write(
  "testimonials.yaml",
  `reviews:
  - quote: They called each week.
    name: Jordan S.
    source: Google
    date: Nov 01, 2026
    authorizationOnFile: true
repeat: 1
`,
);

const copy = () => new Copy("everything", real.root);
const placeOf = (problem: Problem) =>
  `${isAdvice(problem) ? "advice" : problem.reason?.group} ${problem.file} ${problem.path.join(".")}`;
/** Drawn portraits are advice in this content too. */
const known = preflight(real.root, now).map(placeOf);
const musts = (content: Copy) => preflight(content.root, now).filter((finding) => !isAdvice(finding));
function runOn({ root }: Copy) {
  const lines: string[] = [];
  const status = run(root, (line) => lines.push(line));
  return { status, report: lines.join("\n") };
}

it("content without samples may go public, with advice", () => {
  const { status, report } = runOn(real);
  expect(status).toBe(0);
  expect(report).toContain("Worth a thought");
  expect(report).toContain("The site may go public.");
  expect(report).not.toContain("Patients:");
});

it.each(Object.entries(table))("%s", (_, { edits, found }) => {
  using content = copy();
  for (const [file, from, to] of edits) content.edit(file, new RegExp(from, "m"), to);
  const findings = preflight(content.root, now).filter((finding) => !known.includes(placeOf(finding)));
  expect(findings.map(placeOf).sort()).toEqual(found.toSorted());
  for (const { reason, todo, line, path: field } of findings) {
    // A review that is missing has no line.
    if (field.join() !== "reviewed") expect(line).toBeGreaterThan(0);
    for (const words of [reason?.why, todo])
      expect(words).toMatch(/^(?:[A-Z]|security\.txt ).*(?:\.|of: [0-9a-f]{12})$/);
  }
});

it("the report is grouped by who must act, with file, line and fix", () => {
  using content = copy();
  content.field("practice.yaml", "phone", "(623) 555-0142");
  content.edit("locations/taos-nm.md", /^---\n/, "---\nsample: [geo]\n");
  content.field("pages/nondiscrimination.md", "review", "needed");
  const { status, report } = runOn(content);
  expect(status).toBe(1);
  expect(report).toMatch(/The law: 1[\s\S]*Patients: 1[\s\S]*Search engines: 1/);
  expect(report).toMatch(/content\/practice\.yaml:\d+ +phone/);
  expect(report).toMatch(/content\/pages\/nondiscrimination\.md:\d+ +review \(45 CFR 92\.10\)/);
  expect(report).toContain("To do: Have it read and corrected, then write review: done.");
  expect(report).toContain("3 items to fix before the site may go public.");
});

it("content that can't be read is reported", () => {
  using content = copy();
  content.field("practice.yaml", "phone", "12");
  const { status, stderr } = spawnSync(process.execPath, ["engine/cli/preflight.ts"], {
    encoding: "utf8",
    env: { ...process.env, VERDIN_PRACTICE: path.dirname(content.root) },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("content/practice.yaml");
});

it("a site counts as a sample for anything made up, not for what is unread or over", () => {
  using content = copy();
  const isSample = () => hasSamples(readSite(content.root), sourceOf(content.root, now));
  content.field("pages/nondiscrimination.md", "review", "needed");
  content.field("pages/insurance.yaml", "lastChecked", "May 20, 2020");
  expect(musts(content)).toHaveLength(2);
  expect(isSample()).toBe(false);
  content.edit("services/foot-care.md", /\n$/, "\nMail us@booking.example.org.\n");
  expect(isSample()).toBe(true);
  expect(musts(content)).toContainEqual(expect.objectContaining({ found: "booking.example.org" }));
});

it("a closed day is over when it is in the practice's time zone", () => {
  using content = copy();
  content.edit("practice.yaml", "holidays:\n", 'holidays:\n  - { date: "Nov 15, 2026", name: A day off }\n');
  const over = (moment: string) =>
    preflight(content.root, new Date(moment)).filter(({ path: [field] }) => field === "holidays");
  // In UTC it is already the next day, but in Denver it is the 15th until 07:00 UTC.
  expect(over("2026-11-16T06:59:00Z")).toEqual([]);
  expect(over("2026-11-16T07:01:00Z")).toMatchObject([{ severity: "advice", found: "Nov 15, 2026" }]);
});
